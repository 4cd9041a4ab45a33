/** The frame a file is printed from; the next one takes its place. */
let frame: HTMLIFrameElement | null = null;

/**
 * Opens the print dialog on a file, whose pages have the size of the event's sheets. False where the
 * browser prints no files from a page: then it has to be looked at or kept first.
 */
export function printFile(content: Blob): Promise<boolean> {
  // Without a viewer of its own a browser saves what is in the frame, and never says that it is loaded.
  if (!navigator.pdfViewerEnabled) return Promise.resolve(false);
  const url = URL.createObjectURL(content);
  const next = document.createElement('iframe');
  // Not hidden altogether: browsers print nothing that is not laid out.
  Object.assign(next.style, { position: 'fixed', width: '0', height: '0', border: '0' });
  next.setAttribute('aria-hidden', 'true');
  next.tabIndex = -1;
  const printed = new Promise<boolean>((done) => {
    const print = (): void => {
      try {
        next.contentWindow?.focus();
        next.contentWindow?.print();
        done(next.contentWindow !== null);
      } catch {
        done(false);
      }
    };
    // A frame that loads again opens no second dialog.
    next.addEventListener('load', print, { once: true });
  });
  const before = frame;
  if (before !== null) {
    URL.revokeObjectURL(before.src);
    before.remove();
  }
  frame = next;
  next.src = url;
  document.body.append(next);
  return printed;
}
