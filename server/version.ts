/** Of the program, as pages and descriptions say it. */
export const VERSION = '0.1.0';
