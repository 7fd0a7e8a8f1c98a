import { useFilterContext, useTranslate } from 'react-admin'

/** What it means that nothing is chosen: a filter lets all through, in a form it is not known. */
export function useEmptyChoice() {
  const translate = useTranslate()
  return translate(useFilterContext() ? 'common.not_narrowed' : 'common.not_set')
}

export const EmptyChoice = () => useEmptyChoice()
