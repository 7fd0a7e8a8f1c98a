import { styled } from '@mui/material/styles'
import type { KeyboardEvent } from 'react'
import { Form, required, TextInput, useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { REVISION_COMMENT } from '../../schemas/content-life.ts'
import { Button } from '../ui/Button.tsx'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { Chip, Chips } from '../ui/Chip.tsx'
import { FormProblem } from '../ui/form/FormProblem.tsx'
import { length } from '../ui/form/rules.ts'
import { SaveButton } from '../ui/form/SaveButton.tsx'
import { ReportUnsaved } from '../ui/form/UnsavedGuard.tsx'

const Box = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '.5rem', width: '100%' })

interface Values {
  revision_comment: string
}
interface Props {
  /** What is often said; each is a key of `moderation.reasons`. */
  reasons: readonly string[]
  onSubmit: (values: Values) => Promise<object | undefined>
  onClose: () => void
}

/** What the tutor is to mend: typed, or begun by a press on what is often said. Ctrl and Enter send it, Esc gives it up. */
export function RevisionForm({ reasons, onSubmit, onClose }: Props) {
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') onClose()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.closest('form')?.requestSubmit()
  }
  return (
    <Form
      defaultValues={{ revision_comment: '' }}
      record={{}}
      onSubmit={(values: unknown) => onSubmit(values as Values)}
      noValidate
      warnWhenUnsavedChanges
      WarnWhenUnsavedChangesComponent={ReportUnsaved}
      disableInvalidFormNotification
    >
      <Box onKeyDown={press}>
        <TextInput
          source="revision_comment"
          label="moderation.what_to_mend"
          validate={[required(), ...length(REVISION_COMMENT)]}
          helperText={false}
          multiline
          minRows={3}
          autoFocus
          fullWidth
        />
        <Reasons reasons={reasons} />
        <FormProblem />
        <Buttons onClose={onClose} />
      </Box>
    </Form>
  )
}

/** A press puts its words under what is typed already. */
function Reasons({ reasons }: Pick<Props, 'reasons'>) {
  const { getValues, setValue, setFocus } = useFormContext<Values>()
  const translate = useTranslate()
  const add = (reason: string) => {
    const typed = getValues('revision_comment').trim()
    const words = translate(`moderation.reasons.${reason}.text`)
    setValue('revision_comment', typed ? `${typed}\n${words}` : words, { shouldDirty: true })
    setFocus('revision_comment')
  }
  return (
    <Chips role="group" aria-label={translate('moderation.often')}>
      {reasons.map((reason) => (
        <Chip key={reason} type="button" onClick={() => add(reason)}>
          {translate(`moderation.reasons.${reason}.name`)}
        </Chip>
      ))}
    </Chips>
  )
}

function Buttons({ onClose }: Pick<Props, 'onClose'>) {
  const { revision_comment } = useWatch<Values>()
  const translate = useTranslate()
  const [least, most] = REVISION_COMMENT
  return (
    <Row>
      <Soft>{translate('moderation.letters_of', { count: revision_comment?.trim().length ?? 0, least, most })}</Soft>
      <Push />
      <Button variant="text" onClick={onClose}>
        {translate('moderation.not_now')}
      </Button>
      <SaveButton label="moderation.send_back" />
    </Row>
  )
}
