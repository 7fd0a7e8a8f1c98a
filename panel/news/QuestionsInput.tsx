import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { useInput, useTranslate } from 'react-admin'
import { Button } from '../ui/Button.tsx'
import { Column, Row } from '../ui/boxes.ts'
import { Icon } from '../ui/Icon.tsx'

type Pair = [question: string, answer: string]

const allSaid = (pairs: unknown) =>
  (pairs as Pair[] | null)?.some((pair) => pair.some((text) => text.trim() === '')) ? 'news.questions_unsaid' : undefined

/** Questions with their answers, as pairs. */
export function QuestionsInput({ source }: { source: string }) {
  const { field, fieldState } = useInput<Pair[]>({ source, validate: allSaid, defaultValue: [] })
  const translate = useTranslate()
  const pairs: Pair[] = field.value ?? []
  const change = (at: number, pair: Pair | null) => field.onChange(pairs.flatMap((one, n) => (n === at ? (pair ? [pair] : []) : [one])))
  return (
    <Column>
      {pairs.map(([question, answer], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pair is known by its place alone
        <Row key={at} style={{ flexWrap: 'nowrap', alignItems: 'start' }}>
          <Column style={{ flex: 1, gap: '.5rem' }}>
            <TextField
              label={translate('news.question', { number: at + 1 })}
              value={question}
              onChange={({ target }) => change(at, [target.value, answer])}
              onBlur={field.onBlur}
              slotProps={{ htmlInput: { maxLength: 300 } }}
            />
            <TextField
              label={translate('news.answer', { number: at + 1 })}
              multiline
              value={answer}
              onChange={({ target }) => change(at, [question, target.value])}
              onBlur={field.onBlur}
              slotProps={{ htmlInput: { maxLength: 3000 } }}
            />
          </Column>
          <IconButton aria-label={translate('site_texts.remove_question', { number: at + 1 })} onClick={() => change(at, null)}>
            <Icon name="close" />
          </IconButton>
        </Row>
      ))}
      {fieldState.error && (
        <span role="alert" style={{ color: 'var(--bad)', fontSize: 'var(--t-xs)' }}>
          {translate('news.questions_unsaid')}
        </span>
      )}
      <Row>
        <Button icon="plus" variant="text" onClick={() => field.onChange([...pairs, ['', '']])}>
          {translate('site_texts.add_question')}
        </Button>
      </Row>
    </Column>
  )
}
