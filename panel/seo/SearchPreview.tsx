import { styled } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { SHOWN_DESCRIPTION, SHOWN_TITLE } from '../../schemas/seo-terms.ts'

const Entry = styled('div')({
  display: 'grid',
  gap: '.125rem',
  padding: '.75rem',
  border: '1px solid var(--rule)',
  borderRadius: 'var(--r-s)',
  overflowWrap: 'anywhere',
  '& b': { color: 'var(--info)', fontSize: 'var(--t-m)', fontWeight: 500 },
  '& span': { color: 'var(--ink-2)' },
})

interface Props {
  title: string
  description: string
  /** Where the page is, without the site. */
  path?: string | undefined
  lang?: string | undefined
}

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most).trimEnd()}…` : text)

/** About how a search engine shows the page. */
export function SearchPreview({ title, description, path, lang }: Props) {
  const translate = useTranslate()
  return (
    <Entry role="group" aria-label={translate('seo.in_search')} lang={lang}>
      <span>
        {location.host}
        {path !== undefined && `/${path}`}
      </span>
      <b>{cut(title, SHOWN_TITLE)}</b>
      <span>{cut(description, SHOWN_DESCRIPTION)}</span>
    </Entry>
  )
}
