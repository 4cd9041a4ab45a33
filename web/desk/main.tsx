import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '@mantine/spotlight/styles.css';
import { MantineProvider, mergeThemeOverrides, Modal, Notification } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Language } from '@ronde/core/rules/language.ts';
import { AnswerProblem } from '../api/ask.ts';
import { theme } from '../look/theme.ts';
import './desk.css';
import { COMMAND_WORDS } from './event/command-words.ts';
import { LanguageProvider } from './language.tsx';
import { router } from './router.tsx';

const language: Language = document.documentElement.lang === 'fr' ? 'fr' : 'en';

/** Crosses that close something have a name, in the reader's language. */
const closes = { closeButtonProps: { 'aria-label': COMMAND_WORDS[language].close } };
const themeWithWords = mergeThemeOverrides(theme, {
  components: {
    Notification: Notification.extend({ defaultProps: closes }),
    Modal: Modal.extend({ defaultProps: { ...closes, transitionProps: { duration: 0 } } }),
  },
});

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // What the server refused it will refuse again; silence may pass.
      retry: (failures, error) => !(error instanceof AnswerProblem) && failures < 3,
    },
  },
});

const place = document.getElementById('desk');
if (place === null) throw new Error('the page has no place for the desk');
const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '';

// What keeps the page still behind a dialog writes its style under this name's nonce.
Object.assign(globalThis, { __webpack_nonce__: nonce });

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
