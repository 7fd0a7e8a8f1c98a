import { useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import { type FormName, useErrorsReport } from './order-errors.tsx'

/** Inside a form: tells the screen whether it has field errors. */
export function ReportErrors({ form }: { form: FormName }) {
  const { errors } = useFormState()
  const report = useErrorsReport()
  const isWrong = Object.keys(errors).some((field) => field !== 'root')
  useEffect(() => report(form, isWrong), [form, isWrong, report])
  useEffect(() => () => report(form, false), [form, report])
  return null
}
