import { useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import { Link } from '../../layout/Link.tsx'
import { pathTo } from '../../layout/paths.ts'
import { Button } from '../Button.tsx'
import { Push, Row } from '../boxes.ts'
import { Sheet } from '../Sheet.tsx'
import { useHasLanguages, useLanguages } from './languages.ts'

export interface Written {
  id: number
  lang: string
  written_in: { id: number; lang: string; name: string }[]
}

interface Props {
  /** What texts of several languages have in common, to begin one that is missing. */
  shared: Record<string, unknown>
  /** The one that stands beside the form, and how another takes its place. */
  beside?: number | undefined
  onBeside: (id: number | undefined) => void
}

/** The languages of the edition: which of them the text is written in, the way to each, and to write the missing ones; one can be read beside the form. */
export function LanguagesSheet({ shared, beside, onBeside }: Props) {
  const record = useRecordContext<Written>()
  const languages = useLanguages()
  const hasSeveral = useHasLanguages()
  const resource = useResourceContext() ?? ''
  const translate = useTranslate()
  if (!record || !hasSeveral) return null
  const begin = (lang: string) =>
    `${pathTo(resource)}create/?${new URLSearchParams({ source: JSON.stringify({ ...shared, lang }), beside: String(record.id) })}`
  return (
    <Sheet title="site_texts.languages">
      {languages.map(({ id: lang, name }) => {
        const written = record.written_in.find((one) => one.lang === lang)
        const isBeside = written !== undefined && written.id === beside
        return (
          <Row key={lang}>
            {written?.id === record.id ? <b>{name}</b> : <span>{name}</span>}
            <Push />
            {written && written.id !== record.id && (
              <>
                <Button variant="text" onClick={() => onBeside(isBeside ? undefined : written.id)}>
                  {translate(isBeside ? 'site_texts.not_beside' : 'site_texts.beside')}
                </Button>
                <Link to={pathTo(resource, written.id)}>{translate('common.edit')}</Link>
              </>
            )}
            {!written && <Link to={begin(lang)}>{translate('site_texts.write')}</Link>}
          </Row>
        )
      })}
    </Sheet>
  )
}
