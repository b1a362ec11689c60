// An address of each view.

export const views = { Home: "#/", Play: "#/play/skyscraper/6/3/11", Learn: "#/learn/skyscraper", Set: "#/set/skyscraper/6", Study: "#/study" };
