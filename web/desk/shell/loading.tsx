import { Loader } from '@mantine/core';
import type { ReactNode } from 'react';

/** In the place of what is on its way. */
export const Loading = (): ReactNode => <Loader m="xl" />;
