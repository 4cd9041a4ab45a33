/** @jsxImportSource preact */
import { render } from 'preact';
import { learnSentences } from '../words/own-sentences.ts';
import { App } from './app.tsx';
import { beginPhone } from './event/phone.ts';
import { language } from './language.ts';
import './phone.css';
import { showTheme } from './theme.ts';

showTheme();
const place = document.getElementById('phone');
if (place === null) throw new Error('the page has no place for the phone');
void learnSentences(language).then(() => {
  render(<App />, place);
  void beginPhone();
});

// Browsers keep the app for offline use only on https and on this computer.
if ('serviceWorker' in navigator) {
  void navigator.serviceWorker
    .register('/assets/phone-worker.js', { scope: '/p' })
    .catch(() => undefined);
  void navigator.storage.persist().catch(() => false);
}
