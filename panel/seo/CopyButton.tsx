import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Language } from '../../editions/language-table.ts'
import { Button } from '../ui/Button.tsx'
import { onDemand } from '../ui/on-demand.tsx'

const CopyDialog = onDemand(() => import('./CopyDialog.tsx'), 'CopyDialog')

/** Begins the texts of a language with those of another, of this combination or of one that has texts. */
export function CopyButton({ lang }: { lang: Language }) {
  const [isOpen, setOpen] = useState(false)
  const translate = useTranslate()
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        {translate('seo.copy')}
      </Button>
      {isOpen && <CopyDialog lang={lang} onClose={() => setOpen(false)} />}
    </>
  )
}
