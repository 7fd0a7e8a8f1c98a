import type { MouseEvent, ReactNode } from 'react'
import { localPath } from '../../editions/local-path.ts'
import { priceUnit } from '../../schemas/tutor-price.ts'
import { fill } from '../../theme/words.ts'
import { SlowLine } from '../forms/SlowLine.tsx'
import { StepButtons, SteppedForm } from '../forms/SteppedForm.tsx'
import { useLeaveGuard } from '../forms/use-leave-guard.ts'
import { pathTo } from '../routes.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Stepper } from '../ui/Stepper.tsx'
import { ContactStep } from './ContactStep.tsx'
import { DetailStep, Rhythm } from './DetailStep.tsx'
import { FormTitle } from './FormTitle.tsx'
import { FreeTimes } from './FreeTimes.tsx'
import type { FramedForm } from './framed-form.ts'
import { LessonStep } from './LessonStep.tsx'
import type { Offer } from './offer.ts'
import { PlaceStep } from './PlaceStep.tsx'
import { RequestCheck } from './RequestCheck.tsx'
import { SentRequest } from './SentRequest.tsx'
import type { StepProps } from './step.ts'
import { allFields, fieldsOn, type Step, screensOf } from './steps.ts'
import { ORDER_FORM, type OrderFormState, useOrderForm } from './use-order-form.ts'

interface Props extends OrderFormState, Pick<StepProps, 'words'> {
  /** Takes the form away; asked for only when nothing would be lost, or the client agreed. */
  onClose: () => void
  frame: (form: FramedForm) => ReactNode
}

/** The form's own page: one that is short for the block of online tutors is so there too. */
const requestPath = ({ tutor, hidden_message }: Offer) =>
  tutor ? pathTo('request', { tutor_id: tutor.id }) + (hidden_message ? '?from=online' : '') : pathTo('generalRequest')

/** The order form in its steps: every press reads the whole form, as its page does without script (spec: decisions ORD-19, ORD-24). */
export function OrderForm({ opening, location, readErrors, onClose, onReturn, frame, ...given }: Props) {
  const { offer, t, words, edition, language } = given
  const order = useOrderForm({ opening, location, readErrors, onReturn, offer, t, edition, language })
  const { form, screen, values } = order
  const guard = useLeaveGuard(form.changed)
  const close = (event?: MouseEvent) => {
    event?.preventDefault()
    // a request under way can't be called back
    if (form.busy === null) guard.leaveBy(onClose)
  }

  const step: StepProps = { ...given, values, errors: form.problems }
  const screens = screensOf(offer)
  const steps = screens.map(([name = 'lessons']) => t.steps[name])
  const isLast = screen === screens.length - 1
  const shown = fieldsOn(offer, screen)
  const { tutor } = offer
  const framed = {
    title: (
      <FormTitle line={tutor?.price && tutor.price + priceUnit(tutor, words)}>
        {tutor ? fill(t.title, { name: tutor.name }) : t.title_general}
      </FormTitle>
    ),
    before: tutor && <Avatar src={tutor.avatar} size="s" eager />,
    onClose: close,
  }
  if (order.offered) {
    const { Part, order_id, lessons } = order.offered
    return <Part {...{ order_id, lessons, readErrors, frame }} order={order.orderPath(order_id)} onLeave={() => order.goToOrder(order_id)} />
  }
  if (order.sent !== null)
    return frame({ ...framed, title: t.thanks.title, foot: null, body: <SentRequest {...step} {...order.sent} readErrors={readErrors} /> })
  return frame({
    ...framed,
    body: (
      <SteppedForm
        id={ORDER_FORM}
        action={localPath(edition, language, requestPath(offer))}
        form={form}
        screen={screen}
        values={values}
        carried={allFields.filter((name) => !shown.includes(name))}
        onSubmit={order.press}
        onInput={order.change}
        head={
          screens.length > 1 && (
            <Stepper
              label={t.steps.label}
              steps={steps.map((label, at) => ({
                label,
                state: at < screen ? 'done' : at === screen ? 'now' : 'later',
                ...(at < screen && { onClick: () => form.busy === null && order.turnTo(at) }),
              }))}
            />
          )
        }
        label={screens.length > 1 ? `${fill(t.step, { step: screen + 1, count: screens.length })}: ${steps[screen]}` : undefined}
      >
        {(screens[screen] ?? []).map((name) => (
          <StepFields key={name} name={name} {...step} />
        ))}
        {isLast && <RequestCheck refusals={order.refusals} isAsked={opening.isPersonAsked} />}
      </SteppedForm>
    ),
    foot: (
      <>
        <SlowLine busy={form.busy !== null}>{t.slow}</SlowLine>
        <StepButtons
          id={ORDER_FORM}
          form={form}
          guard={guard}
          leave={t.leave}
          back={screen > 0 && words.back}
          next={isLast ? t.send : t.next[(screens[screen + 1]?.[0] ?? 'place') as keyof typeof t.next]}
        />
      </>
    ),
  })
}

function StepFields({ name, ...props }: StepProps & { name: Step }) {
  if (name === 'lessons') return <LessonStep {...props} />
  if (name === 'place') return <PlaceStep {...props} />
  if (name === 'contacts') return <ContactStep {...props} />
  if (!props.offer.short) return <DetailStep {...props} />
  return (
    <>
      <FreeTimes {...props} />
      <Rhythm {...props} />
    </>
  )
}
