import { ANY_TIME } from '../../schemas/order-options.ts'
import { idsOf } from '../forms/values.ts'
import { Field, Select, Textarea } from '../ui/Field.tsx'
import { CheckChips } from './CheckChips.tsx'
import type { StepProps } from './step.ts'

/** Step 3: how often, when, who and what matters; all of it may stay empty (spec: decisions ORD-19). */
export const DetailStep = (props: StepProps) => (
  <div className="col">
    <div className="col snug">
      <h2 className="l">{props.t.details.title}</h2>
      <p className="s soft">{props.t.details.hint}</p>
    </div>
    <Rhythm {...props} />
    <MoreDetails {...props} />
  </div>
)

/** How often and how long: asked in the short form too. */
export const Rhythm = ({ values, errors, t, words }: StepProps) => (
  <div className="duo">
    <Field name="class_regularity" label={t.details.regularity} error={errors.class_regularity}>
      {(control) => <Select {...control} options={words.choices.regularity} defaultValue={values.class_regularity ?? '0'} />}
    </Field>
    <Field name="class_duration" label={t.details.duration} error={errors.class_duration}>
      {(control) => <Select {...control} options={words.choices.duration} defaultValue={values.class_duration ?? '0'} />}
    </Field>
  </div>
)

/** What a short request may be completed with later; of a chosen tutor it is known whether that is a woman or a man. */
export const MoreDetails = ({ offer, values, errors, t, words }: Pick<StepProps, 'offer' | 'values' | 'errors' | 't' | 'words'>) => (
  <>
    <CheckChips
      name="time_intervals"
      legend={t.details.intervals}
      options={words.choices.intervals}
      whole={ANY_TIME}
      chosen={idsOf(values.time_intervals)}
      error={errors.time_intervals}
    />
    <div className="duo">
      <Field name="client_age" label={t.details.age} error={errors.client_age}>
        {(control) => <Select {...control} options={words.choices.age} defaultValue={values.client_age ?? '0'} />}
      </Field>
      <Field name="practice_id" label={t.details.practice} error={errors.practice_id}>
        {(control) => <Select {...control} options={words.choices.practice} empty={words.any} defaultValue={values.practice_id ?? ''} />}
      </Field>
    </div>
    {!offer.tutor && <CheckChips name="tutor_sex" legend={t.details.sex} options={words.choices.sex} chosen={[values.tutor_sex ?? '0']} single />}
    <Field name="wishes" label={t.details.wishes} hint={t.details.wishes_hint} optional={words.optional} error={errors.wishes}>
      {(control) => <Textarea {...control} defaultValue={values.wishes} rows={4} />}
    </Field>
  </>
)
