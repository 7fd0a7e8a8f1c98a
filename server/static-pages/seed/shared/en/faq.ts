import type { Edition } from '../../../../../editions/index.ts'
import type { PageText } from '../../page.ts'

export const faq = ({ flags }: Edition): PageText => ({
  name: 'Questions and answers',
  h1: 'Questions and answers',
  title: 'Questions and answers about finding a tutor on {brand}',
  metad: 'What a request costs, when contact details are shown, what to do when a tutor is silent, how to leave a review or delete your data.',
  text: `
<h2>Students and parents</h2>
<h3>What does it cost to find a tutor?</h3>
<p>Nothing. The list, the request and a manager’s help are free for you. You pay for lessons only, and you pay the tutor directly.</p>
<h3>Who sees my phone and address?</h3>
<p>Only the tutor appointed to your request, and our managers. All other tutors see the subject, level, district and wishes without your contact details.</p>
<h3>The tutor doesn’t answer. What now?</h3>
<p>They have 24 hours. After that we offer your request to other tutors it suits and write to you when one of them answers. You can also ask someone else from the list yourself: up to three personal requests can be open at a time.</p>
<h3>Can I change my tutor?</h3>
<p>Yes. Call or write to support: a manager takes the tutor off your request and finds another one. You don’t need a new request.</p>
<h3>How do I sign in if I never made a password?</h3>
<p>Press “Sign in”, choose student sign-in and enter the phone or email of your request. We send a six-digit code that works for 10 minutes. The link to your request in our emails lets you in without a password too; it works once, within seven days.</p>
<h3>How do I leave a review, and can I change it?</h3>
<p>The form opens on the page of your request after the first lesson, once the tutor has paid the commission. Ratings go from 1 to 5 in half steps, the text from 10 characters. You can change the review for 14 days. One request, one review.</p>
${
  flags.school
    ? `<h3>What is different about tutors of the online school?</h3>
<p>The partner school selects them, prices and packages are the school’s, and the first lesson is free. The school is paid, so such a tutor pays no commission.</p>
`
    : ''
}<h3>How do I delete my data?</h3>
<p>Delete your account in your settings or write to <a href="mailto:{support_email}">{support_email}</a>. Unfinished requests are closed at once, and your contact details are made anonymous after 30 days. More in the <a href="{privacy_link}">privacy policy</a>.</p>

<h2>Tutors</h2>
<h3>What do I pay for, and how much?</h3>
<p>One commission per request, after the first lesson. It is your hourly price times {factor_one} to {factor_often}, depending on how often you meet, but at least {commission_minimum}. The profile and answering requests are free.</p>
<h3>The first lesson didn’t happen. Do I pay?</h3>
<p>No. Move the date or, if there will be no lessons, decline the request and give the reason before payment is due. If you have already paid, write to us: we look into it and return the commission to your wallet.</p>
<h3>What happens if I don’t pay in time?</h3>
<p>We remind you a day before the deadline. Three days past it, your profile stops appearing in the list and taking new requests until you pay.</p>
<h3>What decides my place in the list?</h3>
<p>Reviews, how quickly you answer, how complete the profile and how fresh the schedule is, verification, education and how recently you signed in. Only the place marked “TOP · paid” can be bought.</p>
`,
})
