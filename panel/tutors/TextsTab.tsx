import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { tutors } from '../../data-providers/tutors.ts'
import { languageTag } from '../../editions/index.ts'
import { isHereStill } from '../../schemas/tutor-life.ts'
import { useEdition } from '../edition.ts'
import { useCall } from '../layout/call.ts'
import { Button } from '../ui/Button.tsx'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { Difference, Marked } from './Difference.tsx'
import { useReadTutorAgain, useShowTutor, useTutor } from './tutor-record.ts'
import { type Waiting, waitingTexts } from './waiting.ts'

type Fate = 'publish' | 'keep'

const Compared = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: '.5rem',
  paddingBottom: '1rem',
  borderBottom: '1px solid var(--rule)',
  '& h3': { margin: 0, fontSize: 'var(--t-m)', fontWeight: 650 },
  '& .both': { display: 'grid', gap: '1rem' },
  '& p': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  // the difference alone tells both on a phone
  [theme.breakpoints.down('md')]: { '& .was': { display: 'none' } },
  [theme.breakpoints.up('md')]: { '& .both': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
}))

/** What waits beside what is published; each is published or kept back by itself (spec: decisions TUT-2, Z-10). */
export function TextsTab() {
  const tutor = useTutor()
  const [fates, setFates] = useState<Record<string, Fate>>({})
  const [mended, setMended] = useState<Record<string, string>>({})
  const { isBusy, run } = useCall()
  const show = useShowTutor()
  const readAgain = useReadTutorAgain()
  const translate = useTranslate()
  const edition = useEdition()
  const waiting = waitingTexts(tutor, edition, (field) => translate(`tutors.fields.${field}`, { _: translate(`fields.${field}`, { _: field }) }))
  if (waiting.length === 0) return <Soft>{translate('tutors.texts.none')}</Soft>

  const fateOf = (name: string) => fates[name] ?? 'publish'
  const published = waiting.filter(({ name }) => fateOf(name) === 'publish')
  const isWrong = ({ name, limits: [min, max] }: Waiting) => {
    const { length } = (mended[name] ?? '').trim()
    return name in mended && fateOf(name) === 'publish' && (length < min || length > max)
  }
  const save = async () => {
    const texts = Object.fromEntries(waiting.map(({ name }) => [name, fateOf(name)]))
    const saved = await run(
      () => tutors.save(tutor.id, { texts, version: tutor.version, ...mendedFields(mended, published) }),
      published.length > 0 ? 'tutors.texts.published' : 'tutors.texts.kept',
    )
    if (saved) show(saved)
    else readAgain(tutor.id)
  }
  const counts = { published: published.length, kept: waiting.length - published.length }
  return (
    <Sheet
      title={translate('tutors.texts.wait', { smart_count: waiting.length })}
      actions={
        <Marked>
          <ins>{translate('tutors.texts.added')}</ins> <del>{translate('tutors.texts.removed')}</del>
        </Marked>
      }
    >
      {waiting.map((text) => (
        <Text
          key={text.name}
          of={text}
          fate={fateOf(text.name)}
          mended={mended[text.name]}
          isWrong={isWrong(text)}
          onFate={(fate) => setFates({ ...fates, [text.name]: fate })}
          onMend={(words) => setMended({ ...mended, [text.name]: words })}
        />
      ))}
      {isHereStill(tutor.status) && (
        <Row>
          <b>{translate('tutors.texts.outcome', counts)}</b>
          <Push />
          <Button variant="contained" icon="check" isBusy={isBusy} disabled={waiting.some(isWrong)} onClick={save}>
            {published.length > 0 ? translate('tutors.texts.publish_some', { smart_count: published.length }) : translate('tutors.texts.keep_all')}
          </Button>
        </Row>
      )}
    </Sheet>
  )
}

/** Fields of the texts that staff mended before they publish them. */
function mendedFields(mended: Readonly<Record<string, string>>, published: readonly Waiting[]) {
  const texts = Map.groupBy(
    published.filter(({ name }) => name in mended),
    ({ of }) => of,
  )
  const sent = new Map([...texts].map(([of, those]) => [of, Object.fromEntries(those.map(({ language, name }) => [language, mended[name] ?? '']))]))
  const own = [...sent].flatMap(([of, texts]) => (typeof of === 'string' ? [[`new_${of}`, texts]] : []))
  const ofLessons = [...sent].flatMap(([of, new_description]) => (typeof of === 'number' ? [[of, { new_description }]] : []))
  return { ...Object.fromEntries(own), ...(ofLessons.length > 0 && { lesson_descriptions: Object.fromEntries(ofLessons) }) }
}

interface Props {
  of: Waiting
  fate: Fate
  mended: string | undefined
  isWrong: boolean
  onFate: (fate: Fate) => void
  onMend: (text: string) => void
}

function Text({ of: { title, language, was, now, limits }, fate, mended, isWrong, onFate, onMend }: Props) {
  const [isMending, setMending] = useState(false)
  const translate = useTranslate()
  const id = useId()
  const lang = languageTag(useEdition(), language)
  const text = mended ?? now
  const [min, max] = limits
  const length = translate('tutors.texts.letters', { smart_count: text.trim().length, min, max })
  return (
    <Compared aria-labelledby={id}>
      <Row>
        <h3 id={id}>{title}</h3>
        <Soft>{length}</Soft>
        <Push />
        {fate === 'publish' && (
          <Button variant="text" icon="edit" aria-pressed={isMending} onClick={() => setMending(!isMending)}>
            {translate('common.edit')}
          </Button>
        )}
        <ToggleButtonGroup exclusive size="small" value={fate} aria-labelledby={id} onChange={(_, chosen: Fate | null) => chosen && onFate(chosen)}>
          <ToggleButton value="publish">{translate('tutors.texts.publish')}</ToggleButton>
          <ToggleButton value="keep">{translate('tutors.texts.keep')}</ToggleButton>
        </ToggleButtonGroup>
      </Row>
      <div className="both">
        <div className="was">
          <Soft>{translate('tutors.texts.on_site')}</Soft>
          <p lang={lang}>
            <Difference was={was} now={text} side="was" />
          </p>
        </div>
        <div>
          <Soft>{translate('tutors.texts.from_tutor')}</Soft>
          {isMending && fate === 'publish' ? (
            <TextField
              multiline
              fullWidth
              minRows={4}
              value={text}
              error={isWrong}
              slotProps={{ htmlInput: { 'aria-label': title, lang } }}
              onChange={({ target }) => onMend(target.value)}
            />
          ) : (
            <p lang={lang}>
              <Difference was={was} now={text} />
            </p>
          )}
        </div>
      </div>
    </Compared>
  )
}
