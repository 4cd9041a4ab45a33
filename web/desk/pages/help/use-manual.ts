import { skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query';
import {
  chapterFile,
  contentsFile,
  type BuiltChapter,
  type Contents,
} from '../../../manual/manual-files.ts';
import { useLanguage } from '../../language.tsx';

async function fetchFile<T>(name: string, signal: AbortSignal): Promise<T> {
  const answer = await fetch(`/assets/${name}`, { signal });
  if (!answer.ok) throw new Error(`${answer.status} ${name}`);
  return (await answer.json()) as T;
}

/** What there is to read. */
export function useContents(): UseQueryResult<Contents> {
  const name = contentsFile(useLanguage());
  return useQuery({
    queryKey: ['manual', name],
    queryFn: ({ signal }) => fetchFile<Contents>(name, signal),
    staleTime: Infinity,
  });
}

/** A chapter, fetched when it is opened. */
export function useChapter(chapter: string | null): UseQueryResult<BuiltChapter> {
  const language = useLanguage();
  const name = chapter === null ? '' : chapterFile(chapter, language);
  return useQuery({
    queryKey: ['manual', name],
    queryFn: chapter === null ? skipToken : ({ signal }) => fetchFile<BuiltChapter>(name, signal),
    staleTime: Infinity,
  });
}
