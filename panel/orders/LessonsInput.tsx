import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import {
  ArrayInput,
  AutocompleteInput,
  CheckboxGroupInput,
  required,
  SimpleFormIterator,
  useSimpleFormIterator,
  useSimpleFormIteratorItem,
  useTranslate,
  useWrappedSource,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { OrderForStaff } from '../../schemas/index.ts'
import { orderLimits } from '../../schemas/order-options.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { distinct, useOrderRules } from './order-rules.ts'

const [, MOST_LESSONS] = orderLimits.lessons

const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '.5rem 1rem',
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '15rem minmax(0, 1fr)' },
}))

export interface LessonsInputProps {
  /** What the order has: chosen from beside the rest, though it was closed since. */
  own?: OrderForStaff['lessons'] | undefined
}

/** One to three lessons, each with the levels that are asked for; none of them means any (spec: decisions ORD-19). */
export function LessonsInput({ own = [] }: LessonsInputProps) {
  const lessons: unknown = useWatch({ name: 'lessons' })
  const count = Array.isArray(lessons) ? lessons.length : 0
  return (
    <ArrayInput source="lessons" label={false}>
      <SimpleFormIterator disableAdd={count >= MOST_LESSONS} disableRemove={count < 2} addButton={<AddLesson />} removeButton={<RemoveLesson />}>
        <LessonInputs own={own} />
      </SimpleFormIterator>
    </ArrayInput>
  )
}

function LessonInputs({ own }: { own: OrderForStaff['lessons'] }) {
  const lesson: unknown = useWatch({ name: useWrappedSource('lesson') })
  const options = useOrderRules()
  const ownLevels = own.find(({ id }) => id === lesson)?.levels ?? []
  const levels = distinct([...options('level_id').filter(({ parent }) => parent === lesson), ...ownLevels])
  return (
    <Line>
      <AutocompleteInput source="lesson" label="filters.lesson_id" choices={distinct([...options('lesson_id'), ...own])} validate={required()} />
      {levels.length > 0 && <CheckboxGroupInput source="levels" label="orders.levels" choices={levels} />}
    </Line>
  )
}

function AddLesson() {
  const { add } = useSimpleFormIterator()
  const translate = useTranslate()
  return (
    <Button icon="plus" variant="text" onClick={() => add({ lesson: null, levels: [] })}>
      {translate('orders.add_lesson')}
    </Button>
  )
}

function RemoveLesson() {
  const { index, remove } = useSimpleFormIteratorItem()
  const translate = useTranslate()
  return (
    <IconButton aria-label={translate('orders.remove_lesson', { number: index + 1 })} onClick={() => remove()}>
      <Icon name="close" />
    </IconButton>
  )
}
