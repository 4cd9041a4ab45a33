/** Kept in this browser: somebody asked to be rung. */
const KEY = 'ronde-ring';
const TONES = [660, 880, 660, 880];
const TONE = 0.22;
const PATTERN = [300, 120, 300, 120, 300];

export interface Ring {
  readonly isOn: boolean;
  /** Sounds and vibrates where somebody asked for it. */
  ring(): void;
}

/** The button that lets the open page ring: browsers make no sound before somebody touched the page. */
export function openRing(button: HTMLButtonElement): Ring {
  let on = kept();
  let sound: AudioContext | null = null;
  const wake = (): void => {
    if (!on) return;
    sound ??= new AudioContext();
    void sound.resume();
  };
  const show = (): void => {
    button.setAttribute('aria-pressed', String(on));
  };
  const ring = (): void => {
    if (!on) return;
    if ('vibrate' in navigator) navigator.vibrate(PATTERN);
    if (sound !== null) play(sound);
  };
  button.addEventListener('click', () => {
    on = !on;
    keep(on);
    show();
    wake();
    // So that it is known how it sounds.
    ring();
  });
  document.addEventListener('pointerdown', wake, { once: true });
  show();
  return {
    get isOn() {
      return on;
    },
    ring,
  };
}

function play(sound: AudioContext): void {
  TONES.forEach((frequency, index) => {
    const tone = sound.createOscillator();
    const volume = sound.createGain();
    const from = sound.currentTime + index * TONE;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.25, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + TONE);
    tone.connect(volume).connect(sound.destination);
    tone.start(from);
    tone.stop(from + TONE);
  });
}

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

function keep(on: boolean): void {
  try {
    if (on) localStorage.setItem(KEY, 'on');
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing rings as long as the page is open.
  }
}
