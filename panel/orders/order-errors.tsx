import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'

export type FormName = 'request' | 'review' | 'response'

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

/** Tells the screen that a form has field errors, or has none. */
export const useErrorsReport = () => useContext(ErrorsContext).report

/** Whether a form has field errors, and whether one beside it has. */
export function useOrderErrors(form: FormName) {
  const { wrong } = useContext(ErrorsContext)
  return { own: wrong.includes(form), beside: wrong.some((other) => other !== form) }
}
