import { describe, expect, it } from 'vitest';
import { modelEvent } from '@ronde/core/tournament/testing/model-regulations.ts';
import { regulationsView } from '@ronde/core/tournament/views/regulations.ts';
import { mayHaveFile } from './site-paths.ts';
import { openSite } from './site.ts';

const OPTIONS = { language: 'fr', changedAt: null, zone: 'Europe/Paris' } as const;

describe('[LA 5.1] the regulations on the public pages', () => {
  it('are there in both languages once somebody has signed them, and linked', () => {
    const event = modelEvent({ name: 'Open <b>' });
    const before = openSite(event.state, 'open', OPTIONS);
    expect(before.paths).not.toContain('regulations.html');
    expect(before.file('regulations.html')).toBeNull();
    expect(before.file('index.html')?.text).not.toContain('regulations.html');
    const { version } = regulationsView(event.state);
    event.does({ type: 'signRegulations', as: 'organiser', name: 'Club <i>', version });
    expect(mayHaveFile(event.state, 'regulations.html', 'fr')).toBe(true);
    const site = openSite(event.state, 'open', OPTIONS);
    const [french = '', english = ''] = ['regulations.html', 'regulations.en.html'].map(
      (path) => site.file(path)?.text ?? '',
    );
    expect(french).toContain('<h2 id="article-14">Article 14\u00a0: Acceptation</h2>');
    expect(english).toContain('<h2 id="article-14">Article 14: Acceptance</h2>');
    expect(english).toContain('Club &lt;i&gt;');
    expect(english).toContain('Open &lt;b&gt;');
    expect(site.file('index.html')?.text).toContain('href="regulations.html"');
  });
});
