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
import { orderLimits } from '../../schemas/order-options.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useOrderRules } from './order-rules.ts'

const [, MOST_LESSONS] = orderLimits.lessons

const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '.5rem 1rem',
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '15rem minmax(0, 1fr)' },
}))

/** One to three lessons, each with the levels that are asked for; none of them means any (spec: decisions ORD-19). */
export function LessonsInput() {
  const lessons: unknown = useWatch({ name: 'lessons' })
  const count = Array.isArray(lessons) ? lessons.length : 0
  return (
    <ArrayInput source="lessons" label={false}>
      <SimpleFormIterator disableAdd={count >= MOST_LESSONS} disableRemove={count < 2} addButton={<AddLesson />} removeButton={<RemoveLesson />}>
        <LessonInputs />
      </SimpleFormIterator>
    </ArrayInput>
  )
}

function LessonInputs() {
  const lesson: unknown = useWatch({ name: useWrappedSource('lesson') })
  const options = useOrderRules()
  const levels = options('level_id').filter(({ parent }) => parent === lesson)
  return (
    <Line>
      <AutocompleteInput source="lesson" label="filters.lesson_id" choices={options('lesson_id')} validate={required()} />
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
