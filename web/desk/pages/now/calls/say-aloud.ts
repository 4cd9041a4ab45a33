import type { Language } from '@ronde/core/rules/language.ts';

const TONES = [660, 880];
const SECONDS = 0.35;

/** Two tones, then the sentence where the browser has a voice. */
export function sayAloud(sentence: string, language: Language): void {
  const sound = new AudioContext();
  for (const [index, frequency] of TONES.entries()) {
    const tone = new OscillatorNode(sound, { frequency });
    const gain = new GainNode(sound, { gain: 0.2 });
    tone.connect(gain).connect(sound.destination);
    tone.start(sound.currentTime + index * SECONDS);
    tone.stop(sound.currentTime + (index + 1) * SECONDS);
    if (index === TONES.length - 1) tone.onended = () => void sound.close();
  }
  if (!('speechSynthesis' in window)) return;
  const spoken = new SpeechSynthesisUtterance(sentence);
  spoken.lang = language;
  window.speechSynthesis.speak(spoken);
}
