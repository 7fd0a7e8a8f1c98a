import { useEffect, useRef, useState } from 'react'
import type { EditionCode, Language } from '../../editions/index.ts'
import type { FormSubject, FormTexts, OrderDialog, Wanted } from '../requests/OrderDialog.tsx'

interface Props {
  edition: EditionCode
  language: Language
  /** Where the form's texts are. */
  texts: Readonly<Record<FormSubject, string>>
}

interface Parts {
  Form: typeof OrderDialog
  words: FormTexts
}

/**
 * Opens the order form over the page for every link that says `data-order="{tutor_id}"`, or `data-order=""` for no tutor in particular;
 * without script the link leads to the form's own page, whose `?from=online` marks the block of online tutors (spec: public 4, ordering a tutor).
 */
export default function OrderFormDialog({ edition, language, texts }: Props) {
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const [parts, setParts] = useState<Parts | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const load = async (): Promise<Parts> => {
      const read = async (address: string) => (await import(/* @vite-ignore */ address)).default
      const words = Promise.all(Object.entries(texts).map(async ([subject, address]) => [subject, await read(address)]))
      const [code, worded] = await Promise.all([import('../requests/OrderDialog.tsx'), words])
      return { Form: code.OrderDialog, words: Object.fromEntries(worded) }
    }
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-order]') : null
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return
      event.preventDefault()
      opener.current = link
      const asked = { tutor_id: Number(link.dataset.order) || null, online: new URL(link.href).searchParams.get('from') === 'online' }
      load().then(
        (loaded) => {
          setParts(loaded)
          setWanted(asked)
        },
        // code that can't load leaves the link to the browser
        () => window.location.assign(link.href),
      )
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [texts])
  useEffect(() => {
    if (!wanted) opener.current?.focus()
  }, [wanted])
  if (!wanted || !parts) return null
  return <parts.Form {...wanted} texts={parts.words} edition={edition} language={language} onClose={() => setWanted(null)} />
}
