import { useEffect } from 'react'
import {
  BooleanInput,
  Edit,
  FunctionField,
  maxValue,
  minValue,
  NumberInput,
  required,
  SimpleForm,
  useRecordContext,
  useTranslate,
  type Validator,
  WithRecord,
} from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { isDivided, MOST_WEIGHT, variants, weightsOf } from '../../schemas/experiment-terms.ts'
import { AuditSheet } from '../audit/AuditSheet.tsx'
import { Column, Soft } from '../ui/boxes.ts'
import { FormBody } from '../ui/form/FormBody.tsx'
import { whole } from '../ui/form/rules.ts'
import { Notice } from '../ui/Notice.tsx'
import { RecordActions } from '../ui/record/RecordActions.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { type Experiment, ExperimentName, Since, StateBadge } from './fields.tsx'
import { Results } from './Results.tsx'
import { sharesOf } from './shares.ts'
import { usePercent } from './use-percent.ts'

// A wrong whole is told at the field that can mend it; rules of the form itself would put those of its fields out of work.
const anyWeight: Validator = (_, values) => (weightsOf(values as Experiment).every((weight) => !weight) ? 'experiments.no_weight' : undefined)
const dividedWhileRunning: Validator = (running, values) =>
  running && !isDivided(weightsOf(values as Experiment)) ? 'experiments.one_weight' : undefined
const ofWhole = ['weight_0', 'running']

/** Weights of a comparison, whether it runs, and what it came to (spec: decisions OPS-2). */
export const ExperimentEdit = () => (
  <Edit<Experiment>
    title={<ExperimentName />}
    actions={
      <RecordActions>
        <StateBadge />
        <WithRecord<Experiment>
          render={({ started_at }) =>
            started_at !== null && (
              <Soft>
                <Since />
              </Soft>
            )
          }
        />
      </RecordActions>
    }
    transform={({ weight_0, weight_1, weight_2, running, version }: Experiment) => ({ weight_0, weight_1, weight_2, running, version })}
  >
    <Column>
      <Results />
      <SimpleForm component={FormBody}>
        <Sheet title="experiments.weights">
          <WhoDecides />
          <TellWhole />
          {variants.map((variant) => (
            <WeightInput key={variant} variant={variant} />
          ))}
          <BooleanInput source="running" validate={dividedWhileRunning} helperText="experiments.anew" />
        </Sheet>
      </SimpleForm>
      <FunctionField<Experiment> render={({ id }) => <AuditSheet target={`experiment ${id}`} />} />
    </Column>
  </Edit>
)

function WhoDecides() {
  const experiment = useRecordContext<Experiment>()
  const translate = useTranslate()
  if (experiment?.by_service) return <Notice icon="info" title={translate('experiments.by_service')} />
  return experiment?.by_settings ? <Soft>{translate('experiments.by_settings')}</Soft> : null
}

/** What was said of the weights together goes as soon as one of them mends it. */
function TellWhole() {
  const { watch, trigger } = useFormContext()
  const { isSubmitted } = useFormState()
  useEffect(() => {
    if (!isSubmitted) return
    const { unsubscribe } = watch((_, { name }) => void (name?.startsWith('weight_') && trigger(ofWhole)))
    return unsubscribe
  }, [isSubmitted, watch, trigger])
  return null
}

/** A weight, and the part of visitors that it comes to beside the others. */
function WeightInput({ variant }: { variant: 0 | 1 | 2 }) {
  const key = useRecordContext<Experiment>()?.key
  const weights = useWatch({ name: ['weight_0', 'weight_1', 'weight_2'] })
  const translate = useTranslate()
  const percent = usePercent()
  if (key === undefined) return null
  return (
    <NumberInput
      source={`weight_${variant}`}
      label={`${variant}. ${translate(`experiments.variants.${key}.${variant}`)}`}
      helperText={translate('experiments.share', { percent: percent(sharesOf(weights)[variant] ?? 0) })}
      min={0}
      max={MOST_WEIGHT}
      validate={[required(), whole, minValue(0), maxValue(MOST_WEIGHT), ...(variant === 0 ? [anyWeight] : [])]}
    />
  )
}
