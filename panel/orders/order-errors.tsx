import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { useFormState } from 'react-hook-form'

type FormName = 'request' | 'review' | 'response'

const ErrorsContext = createContext<{ wrong: readonly FormName[]; report: (form: FormName, isWrong: boolean) => void }>({
  wrong: [],
  report: () => {},
})

/** Knows which forms of the order's screen have field errors: they lock the review and its answer (spec: back-office 4.4). */
export function OrderErrors({ children }: { children: ReactNode }) {
  const [wrong, setWrong] = useState<readonly FormName[]>([])
  // Kept the same for good: forms report in effects, which a new function would start anew.
  const report = useCallback(
    (form: FormName, isWrong: boolean) =>
      setWrong((before) => {
        if (isWrong === before.includes(form)) return before
        return isWrong ? [...before, form] : before.filter((other) => other !== form)
      }),
    [],
  )
  const value = useMemo(() => ({ wrong, report }), [wrong, report])
  return <ErrorsContext value={value}>{children}</ErrorsContext>
}

/** Inside a form: tells the screen whether it has field errors. */
export function ReportErrors({ form }: { form: FormName }) {
  const { errors } = useFormState()
  const { report } = useContext(ErrorsContext)
  const isWrong = Object.keys(errors).some((field) => field !== 'root')
  useEffect(() => report(form, isWrong), [form, isWrong, report])
  useEffect(() => () => report(form, false), [form, report])
  return null
}

/** Whether a form has field errors, and whether one beside it has. */
export function useOrderErrors(form: FormName) {
  const { wrong } = useContext(ErrorsContext)
  return { own: wrong.includes(form), beside: wrong.some((other) => other !== form) }
}
