/** Keeps the projector from sleeping where the browser allows it; F or a double click fills the screen. */
export function keepAwake(): void {
  const stayOn = (): void => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    navigator.wakeLock.request('screen').catch(() => undefined);
  };
  stayOn();
  document.addEventListener('visibilitychange', stayOn);

  const fill = (): void => {
    const done = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen();
    done.catch(() => undefined);
  };
  document.addEventListener('dblclick', fill);
  document.addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
    if (key.toLowerCase() === 'f' && !ctrlKey && !metaKey) fill();
  });
}
