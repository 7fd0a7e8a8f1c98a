import type { ReactNode } from 'react'
import { Form } from 'react-admin'
import { FormProblem } from './FormProblem.tsx'
import { ScrollToInvalid } from './ScrollToInvalid.tsx'
import { ReportUnsaved } from './UnsavedGuard.tsx'

interface Edit<Values> {
  /** What stands in the form when it opens, and again when it changes outside. */
  values: Values
  /** Answers the refused fields, or nothing when it is saved. */
  onSubmit: (values: Values) => Promise<object | undefined>
  /** Errors show while typing instead of after the first save. */
  isStrict?: boolean
  children: ReactNode
}

/** A form on a page: leaving it with unsaved changes asks first, a refused save leads to the field (spec: back-office 5). */
export function EditForm<Values extends object>({ values, onSubmit, isStrict = false, children }: Edit<Values>) {
  return (
    <Form
      record={values}
      onSubmit={(given: unknown) => onSubmit(given as Values)}
      mode={isStrict ? 'onChange' : 'onSubmit'}
      noValidate
      warnWhenUnsavedChanges
      WarnWhenUnsavedChangesComponent={ReportUnsaved}
      disableInvalidFormNotification
    >
      {children}
      <FormProblem />
      <ScrollToInvalid />
    </Form>
  )
}
