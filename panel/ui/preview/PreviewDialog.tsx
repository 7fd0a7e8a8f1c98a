import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Refusal, Unreachable } from '../../../data-providers/index.ts'
import { localePrefix } from '../../../editions/local-path.ts'
import { useEdition } from '../../edition.ts'
import { Button } from '../Button.tsx'
import { ReadFailure } from '../ReadFailure.tsx'
import { Skeleton } from '../Skeleton.tsx'
import { type Draft, withDraft } from './site-page.ts'

const Frame = styled('iframe')({
  display: 'block',
  flex: 1,
  width: '100%',
  minHeight: '60vh',
  marginInline: 'auto',
  border: '1px solid var(--rule)',
  background: 'var(--surface)',
  '&.phone': { width: '390px', maxWidth: '100%' },
})

/** Pages of the site with an article, one of which lends it its place. */
const lenders = ['about', 'contacts', 'how-it-works', 'p/faq']

async function pageWith(draft: Draft, root: string): Promise<string> {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content ?? ''
  for (const path of lenders) {
    const response = await fetch(`${root}/${path}`).catch(() => null)
    if (!response) throw new Unreachable()
    const drawn = withDraft(await response.text(), draft, nonce)
    if (drawn) return drawn
  }
  throw new Refusal('not_found')
}

/** A draft as the site would show it, on a wide screen or a phone. Nothing in it can run: the frame is a sandbox, under the policy of this page besides. */
export function PreviewDialog({ draft, lang, onClose }: { draft: Draft; lang: string; onClose: () => void }) {
  const root = localePrefix(useEdition(), lang)
  const { data, error, refetch } = useQuery({ queryKey: ['preview', root, draft], queryFn: () => pageWith(draft, root), gcTime: 0 })
  const [isPhone, setPhone] = useState(false)
  const translate = useTranslate()
  const id = useId()
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('site_texts.preview')}</DialogTitle>
      {data ? (
        <Frame sandbox="allow-same-origin" srcDoc={data} title={translate('site_texts.preview')} className={isPhone ? 'phone' : ''} />
      ) : error ? (
        <ReadFailure error={error} onRetry={refetch} />
      ) : (
        <Skeleton lines={8} />
      )}
      <DialogActions>
        <Button variant="text" aria-pressed={isPhone} onClick={() => setPhone(!isPhone)}>
          {translate('site_texts.as_on_phone')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {translate('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
