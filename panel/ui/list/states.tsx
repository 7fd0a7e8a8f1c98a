import { useListContext, useTranslate } from 'react-admin'
import { Button } from '../Button.tsx'
import { Notice } from '../Notice.tsx'

/** In place of rows where nobody has put any, or where the filters leave none. */
export function NothingFound() {
  const { filterValues, setFilters } = useListContext()
  const translate = useTranslate()
  if (Object.keys(filterValues).length === 0)
    return (
      <Notice icon="search" title={translate('common.nothing_yet')}>
        {translate('common.nothing_yet_why')}
      </Notice>
    )
  const clear = <Button onClick={() => setFilters({}, {})}>{translate('common.clear_filters')}</Button>
  return (
    <Notice icon="search" title={translate('common.nothing_found')} way={clear}>
      {translate('common.nothing_found_why')}
    </Notice>
  )
}
