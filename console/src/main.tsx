import { render } from 'preact';
import { App } from './app.tsx';
import { keepPlaces } from './route.ts';

keepPlaces();
const place = document.getElementById('app');
if (place !== null) render(<App />, place);
