import { useRecordContext, useTranslate } from 'react-admin'
import { Soft } from '../ui/boxes.ts'
import { Chip, Chips } from '../ui/Chip.tsx'
import type { Template } from './fields.tsx'

/** Where a place goes: the box that had the focus last. */
function insert(text: string) {
  const box = document.activeElement
  if (!(box instanceof HTMLTextAreaElement || box instanceof HTMLInputElement)) return
  box.setRangeText(text, box.selectionStart ?? box.value.length, box.selectionEnd ?? box.value.length, 'end')
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

/** What the texts may fill in; a press puts it where the cursor stands, which the chips leave where it is. */
export function Places() {
  const template = useRecordContext<Template>()
  const translate = useTranslate()
  if (!template?.variables?.length) return null
  return (
    <div>
      <Soft>{translate('templates.places')}</Soft>
      <Chips>
        {template.variables.map((variable) => (
          <Chip
            key={variable}
            type="button"
            tabIndex={-1}
            title={translate(`templates.variables.${variable}`, { _: variable })}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => insert(`{${variable}}`)}
          >
            {`{${variable}}`}
          </Chip>
        ))}
      </Chips>
    </div>
  )
}
