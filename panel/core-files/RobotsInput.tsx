import { styled } from '@mui/material/styles'
import { TextInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { brokenLines, closesSite, ROBOTS_LETTERS, SITE_PLACE } from '../../schemas/core-file-terms.ts'
import { Badge } from '../ui/Badge.tsx'
import { Row, Soft } from '../ui/boxes.ts'
import { length } from '../ui/form/rules.ts'

const Code = styled('div')({ '& textarea': { fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' } })

/** robots.txt as one text; a line that nobody reads is named, and a site that is closed to everybody (spec: decisions SEO-4). */
export function RobotsInput() {
  const translate = useTranslate()
  const robots: string = useWatch({ name: 'robots' }) ?? ''
  const readable = (text: string) => {
    const broken = brokenLines(text ?? '')
    return broken.length > 0 ? translate('core_files.broken_lines', { smart_count: broken.length, lines: broken.join(', ') }) : undefined
  }
  return (
    <>
      <Code>
        <TextInput
          source="robots"
          label="core_files.robots"
          multiline
          minRows={12}
          maxRows={30}
          spellCheck={false}
          validate={[...length([0, ROBOTS_LETTERS]), readable]}
        />
      </Code>
      {closesSite(robots) && (
        <Badge tone="bad" icon="info">
          {translate('core_files.closes_site')}
        </Badge>
      )}
      <Row>
        <Soft>{translate('core_files.robots_hint', { site: SITE_PLACE })}</Soft>
        <a href="/robots.txt" target="_blank" rel="noopener" title={translate('layout.site_new_tab')}>
          {translate('core_files.on_site')}
        </a>
      </Row>
    </>
  )
}
