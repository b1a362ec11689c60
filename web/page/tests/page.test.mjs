// The page in a real browser, driven as a visitor would: by keyboard, mouse and touch, through roles and names. All
// scenarios share one browser, so they are one file for the test runner. Times are printed, never demanded; bench.mjs
// does that.

import { after } from "node:test";
import { closeAll } from "./support/browser.mjs";

after(closeAll);

await import("./scenarios/playing.mjs");
await import("./scenarios/history.mjs");
await import("./scenarios/links.mjs");
await import("./scenarios/generator.mjs");
await import("./scenarios/hints.mjs");
await import("./scenarios/setting.mjs");
await import("./scenarios/views.mjs");
await import("./scenarios/accessible.mjs");
await import("./scenarios/start.mjs");
await import("./scenarios/fragments.mjs");
