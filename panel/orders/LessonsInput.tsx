import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useController, useFieldArray } from 'react-hook-form'
import { orderLimits } from '../../schemas/index.ts'
import { Button } from '../ui/Button.tsx'
import { Column, Row } from '../ui/boxes.ts'
import { ComboBox } from '../ui/form/ComboBox.tsx'
import { ChecksInput } from '../ui/form/choices.tsx'
import { FieldError } from '../ui/form/FieldError.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useOrderRules } from './order-filters.ts'

const [, MOST_LESSONS] = orderLimits.lessons

const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '.5rem 0',
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '15rem minmax(0, 1fr) auto', columnGap: '1rem' },
  [theme.breakpoints.down('md')]: { '& > :nth-of-type(2)': { gridRow: 2, gridColumn: '1 / -1' } },
}))

/** One to three lessons, each with the levels that are asked for; none of them means any (spec: decisions ORD-19). */
export function LessonsInput() {
  const { fields, append, remove } = useFieldArray({ name: 'lessons' })
  const translate = useTranslate()
  return (
    <Column>
      {fields.map(({ id }, at) => (
        <LessonLine key={id} at={at} {...(fields.length > 1 && { onRemove: () => remove(at) })} />
      ))}
      <FieldError source="lesson_levels" />
      {fields.length < MOST_LESSONS && (
        <Row>
          <Button icon="plus" variant="text" onClick={() => append({ lesson: null, levels: [] })}>
            {translate('orders.add_lesson')}
          </Button>
        </Row>
      )}
    </Column>
  )
}

function LessonLine({ at, onRemove }: { at: number; onRemove?: () => void }) {
  const { field, fieldState } = useController({ name: `lessons.${at}.lesson`, rules: { required: 'required' } })
  const options = useOrderRules()
  const translate = useTranslate()
  const levels = options('level_id').filter(({ parent }) => parent === field.value)
  return (
    <Line>
      <div>
        <ComboBox
          label={translate('filters.lesson_id')}
          options={options('lesson_id')}
          value={field.value}
          onChange={field.onChange}
          isField
          isInvalid={fieldState.invalid}
        />
        <FieldError source={`lessons.${at}.lesson`} />
      </div>
      <div>{levels.length > 0 && <ChecksInput source={`lessons.${at}.levels`} label={translate('orders.levels')} options={levels} />}</div>
      {onRemove && (
        <IconButton aria-label={translate('orders.remove_lesson', { number: at + 1 })} onClick={onRemove}>
          <Icon name="close" />
        </IconButton>
      )}
    </Line>
  )
}
