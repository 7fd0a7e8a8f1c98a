import { useGetOne, useResourceContext } from 'react-admin'
import { type Language, languageTable } from '../../../editions/index.ts'
import { Article } from '../../moderation/Article.tsx'
import { Paper } from '../../moderation/boxes.ts'
import { ReadFailure } from '../ReadFailure.tsx'
import { wholeRecord } from '../record/whole-record.ts'
import { Sheet } from '../Sheet.tsx'
import { Skeleton } from '../Skeleton.tsx'
import { useLanguageName } from './languages.ts'

interface Text {
  id: number
  lang: Language
  name?: string
  /** Of a search entry, which has no name. */
  title?: string
  metad?: string
  h1?: string
  preview?: string
  text?: string
  html?: string | null
  json?: { title: string; href: string }[] | null
}

/** The same text in another language, to be read while one writes. */
export function BesideText({ id }: { id: number }) {
  const resource = useResourceContext() ?? ''
  const { data, error, refetch } = useGetOne<Text>(resource, { id, ...wholeRecord })
  const nameOf = useLanguageName()
  if (error) return <ReadFailure error={error} onRetry={refetch} />
  if (!data) return <Skeleton lines={8} />
  const lead = data.preview ?? (data.name === undefined ? data.metad : undefined)
  return (
    <Sheet title={nameOf(data.lang)}>
      <Paper lang={languageTable[data.lang].tag}>
        <h2>{data.name ?? data.title}</h2>
        {lead && <p className="lead">{lead}</p>}
        {data.name === undefined && data.h1 && <h3>{data.h1}</h3>}
        <Article html={data.text ?? data.html ?? ''} />
        {data.json?.map(({ title, href }) => (
          <p key={href}>
            {title} <code>{href}</code>
          </p>
        ))}
      </Paper>
    </Sheet>
  )
}
