import { render } from 'preact';
import { App } from './app.tsx';
import { trackScroll } from './route.ts';

trackScroll();
const root = document.getElementById('app');
if (root !== null) render(<App />, root);
