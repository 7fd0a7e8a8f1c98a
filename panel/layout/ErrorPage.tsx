import { styled } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { Button } from '../ui/Button.tsx'
import { Column } from '../ui/boxes.ts'
import { PageHead } from '../ui/PageHead.tsx'

const Page = styled('main')({ maxWidth: '36rem', margin: '0 auto', padding: '4rem 1rem' })

/** In place of everything: what went wrong and the way back. */
export function ErrorPage({ title, text }: { title: string; text: string }) {
  const translate = useTranslate()
  return (
    <Page>
      <Column>
        <PageHead title={title} />
        <p>{text}</p>
        <div>
          <Button variant="contained" icon="refresh" onClick={() => location.reload()}>
            {translate('common.retry')}
          </Button>
        </div>
      </Column>
    </Page>
  )
}
