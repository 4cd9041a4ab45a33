/** @jsxImportSource preact */
import { render } from 'preact';
import { followLauncher } from './follow-launcher.ts';
import { WindowPage } from './window-page.tsx';
import './window.css';

const place = document.getElementById('window');
if (place === null) throw new Error('the page has no place for the window');
render(<WindowPage />, place);
followLauncher();
