import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useState } from 'react'
import { useBlocker, useFormIsDirty, useTranslate } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { screenOf } from '../../layout/paths.ts'

interface FormState {
  isDirty: boolean
  isSaving: boolean
}

const ReportContext = createContext<(form: string, state: FormState | null) => void>(() => {})

/**
 * Asks once before any form of the page is left with unsaved changes: react-admin's own warning holds a blocker of each form, and the router knows only one.
 * While a form is being saved a navigation waits for what comes of it.
 */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [forms, setForms] = useState<Readonly<Record<string, FormState>>>({})
  const translate = useTranslate()
  // Kept the same for good: forms report in effects, which a new function would start anew.
  const report = useCallback(
    (form: string, state: FormState | null) =>
      setForms(({ [form]: _, ...others }) => (state?.isDirty || state?.isSaving ? { ...others, [form]: state } : others)),
    [],
  )
  const states = Object.values(forms)
  const isDirty = states.some((form) => form.isDirty)
  const isSaving = states.some((form) => form.isSaving)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && screenOf(currentLocation.pathname) !== screenOf(nextLocation.pathname))
  const isHeld = blocker.state === 'blocked'
  // A second way out asks anew, even where the first was refused within the same drawing.
  const { location } = blocker
  // biome-ignore lint/correctness/useExhaustiveDependencies: the blocker is another object in every drawing
  useEffect(() => {
    if (!isHeld || isSaving) return
    if (!isDirty || window.confirm(translate('ra.message.unsaved_changes'))) blocker.proceed?.()
    else blocker.reset?.()
  }, [isHeld, location, isSaving, isDirty])
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return <ReportContext value={report}>{children}</ReportContext>
}

/** A form's `WarnWhenUnsavedChangesComponent`: tells the page's guard how it stands. What was saved counts as unchanged from then on. */
export function ReportUnsaved() {
  const { isSubmitting, isSubmitSuccessful } = useFormState()
  const { reset, getValues } = useFormContext()
  const isDirty = useFormIsDirty() && !isSubmitSuccessful
  useEffect(() => {
    if (isSubmitSuccessful) reset(getValues())
  }, [isSubmitSuccessful, reset, getValues])
  useReport(isDirty, isSubmitting)
  return null
}

/** Tells the page's guard of what is typed outside of forms: a message that is not sent yet. */
export const useUnsaved = (isDirty: boolean) => useReport(isDirty, false)

function useReport(isDirty: boolean, isSaving: boolean) {
  const report = useContext(ReportContext)
  const form = useId()
  useEffect(() => report(form, { isDirty, isSaving }), [report, form, isDirty, isSaving])
  useEffect(() => () => report(form, null), [report, form])
}

/** Closes a form by `onClose`, after a question when something in it is unsaved. */
export function useAskedClose(isDirty: boolean, onClose: () => void) {
  const translate = useTranslate()
  return () => {
    if (!isDirty || window.confirm(translate('common.lose_changes'))) onClose()
  }
}
