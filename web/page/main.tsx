// The page begins: styles, the shell, and the copy for use without a network.
import { render } from 'preact';
import './styles/tokens.css';
import './styles/base.css';
import './styles/board.css';
import './styles/home.css';
import './styles/play.css';
import './styles/set.css';
import './styles/learn.css';
import './styles/study.css';
import './styles/print.css';
import { keepOffline } from './core/offline';
import { App } from './parts/app';

const root = document.getElementById('app')!;
render(<App />, root);
keepOffline((reload) => render(<App reload={reload} />, root));
