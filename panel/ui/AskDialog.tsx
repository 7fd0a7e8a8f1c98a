import type { ButtonProps } from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { Form, useFormIsDirty, useTranslate } from 'react-admin'
import { breakpoints } from '../../theme/tokens.ts'
import { Button } from './Button.tsx'
import { FormProblem } from './form/FormProblem.tsx'
import { SaveButton } from './form/SaveButton.tsx'
import { ScrollToInvalid } from './form/ScrollToInvalid.tsx'
import { ReportUnsaved, useAskedClose } from './form/UnsavedGuard.tsx'

const Body = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1rem' })

interface Ask<Values> {
  title: string
  /** The verb on its main button. */
  verb: string
  color?: ButtonProps['color']
  values?: Partial<Values>
  /** What react-admin's Form takes: field errors, or nothing when it is done. */
  onSubmit: (values: Values) => Promise<object | undefined>
  onClose: () => void
  /** When it is done, if that is not to close it. */
  onDone?: () => void
  children?: ReactNode
}

/** Asks what an action needs before it is done; closes when done. Cancel, Esc and a press beside it ask before they drop what was typed. */
export function AskDialog<Values>({ title, verb, color = 'primary', values, onSubmit, onClose, onDone = onClose, children }: Ask<Values>) {
  const isPhone = useMediaQuery(`(max-width:${breakpoints.dialog - 1}px)`)
  const id = useId()
  const [isDirty, setDirty] = useState(false)
  const close = useAskedClose(isDirty, onClose)
  const submit = async (given: unknown) => {
    const errors = await onSubmit(given as Values)
    if (!errors) onDone()
    return errors
  }
  return (
    <Dialog open onClose={close} fullScreen={isPhone} aria-labelledby={id}>
      <Form
        record={{}}
        {...(values && { defaultValues: values })}
        onSubmit={submit}
        noValidate
        warnWhenUnsavedChanges
        WarnWhenUnsavedChangesComponent={ReportUnsaved}
        disableInvalidFormNotification
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Body>
            {children}
            <FormProblem />
          </Body>
        </DialogContent>
        <Foot verb={verb} color={color} onClose={close} />
        <ScrollToInvalid />
        <TellDirty to={setDirty} />
      </Form>
    </Dialog>
  )
}

/** The dialog stands around its form and has to know of what is unsaved in it. */
function TellDirty({ to }: { to: (isDirty: boolean) => void }) {
  const isDirty = useFormIsDirty()
  useEffect(() => to(isDirty), [to, isDirty])
  return null
}

function Foot({ verb, color, onClose }: { verb: string; color: ButtonProps['color']; onClose: () => void }) {
  const translate = useTranslate()
  return (
    <DialogActions>
      <Button variant="text" onClick={onClose}>
        {translate('common.cancel')}
      </Button>
      <SaveButton label={verb} color={color} />
    </DialogActions>
  )
}
