import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '@mantine/spotlight/styles.css';
import { MantineProvider, mergeThemeOverrides, Modal, Notification } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Language } from '@ronde/core/rules/language.ts';
import { theme } from '../look/theme.ts';
import { learnSentences } from '../words/own-sentences.ts';
import './desk.css';
import { COMMAND_WORDS } from './event/command-words.ts';
import { LanguageProvider } from './language.tsx';
import { fetchAhead } from './later/fetch-ahead.ts';
import { queries } from './queries.ts';
import { PARTS, router } from './router.tsx';

const language: Language = document.documentElement.lang === 'fr' ? 'fr' : 'en';

/** Crosses that close something have a name, in the reader's language. */
const closes = { closeButtonProps: { 'aria-label': COMMAND_WORDS[language].close } };
const themeWithWords = mergeThemeOverrides(theme, {
  components: {
    Notification: Notification.extend({ defaultProps: closes }),
    Modal: Modal.extend({ defaultProps: { ...closes, transitionProps: { duration: 0 } } }),
  },
});

const place = document.getElementById('desk');
if (place === null) throw new Error('the page has no place for the desk');
const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '';

// What keeps the page still behind a dialog writes its style under this name's nonce.
Object.assign(globalThis, { __webpack_nonce__: nonce });

fetchAhead(router, queries, PARTS);
await learnSentences(language);
createRoot(place).render(
  <StrictMode>
    <MantineProvider theme={themeWithWords} defaultColorScheme="auto" getStyleNonce={() => nonce}>
      <LanguageProvider language={language}>
        <QueryClientProvider client={queries}>
          <ModalsProvider>
            <Notifications position="bottom-right" />
            <RouterProvider router={router} />
          </ModalsProvider>
        </QueryClientProvider>
      </LanguageProvider>
    </MantineProvider>
  </StrictMode>,
);
