import type { ReactNode } from 'react'
import { useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'

/** Says that what is chosen from did not come, and asks for it again; `children` are what else can be done. */
export function ListsAway({ onRetry, children }: { onRetry: () => void; children?: ReactNode }) {
  const { failed, retry } = useTexts('common')
  return (
    <div className="row" role="alert">
      <p>{failed.network}</p>
      <Button look="line" small onClick={onRetry}>
        {retry}
      </Button>
      {children}
    </div>
  )
}
