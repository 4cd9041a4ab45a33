import { Select } from '@mantine/core';
import type { PicturePage } from '@ronde/server/api/screens.ts';
import type { PicturesAnswer } from '@ronde/server/api/pictures.ts';
import type { ReactNode } from 'react';
import { useView } from '../../event/use-view.ts';
import { useWords } from '../../language.tsx';
import { PICTURE_WORDS } from './picture-words.ts';
import classes from './screens.module.css';

const GROUNDS = ['black', 'white'] as const;

/** Which picture a page of a screen shows, and on what. */
export function PictureFields(props: {
  readonly page: PicturePage;
  readonly onChange: (page: PicturePage) => void;
}): ReactNode {
  const words = useWords(PICTURE_WORDS);
  const { page, onChange } = props;
  const { data } = useView<PicturesAnswer>('pictures');
  return (
    <>
      <Select
        className={classes['view']}
        label={words.picture}
        placeholder={words.choose}
        data={(data?.pictures ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={page.picture}
        onChange={(picture) => {
          onChange({ ...page, picture });
        }}
      />
      <Select
        className={classes['narrow']}
        label={words.ground}
        data={GROUNDS.map((value) => ({ value, label: words.grounds[value] }))}
        value={page.ground}
        allowDeselect={false}
        onChange={(ground) => {
          onChange({ ...page, ground: ground ?? 'black' });
        }}
      />
    </>
  );
}
