import type { Edition } from '../../../../../editions/index.ts'
import type { PageText } from '../../page.ts'

export const howItWorks = ({ flags }: Edition): PageText => ({
  name: 'How it works',
  h1: 'How it works',
  title: 'How to find a tutor or students on {brand}',
  metad: 'From request to review: what students do, what tutors do, when contact details are shown and what it costs.',
  text: `
<p>The path is the same for everyone: request, answers from tutors, choice, first lesson, review. Here is what happens at each step.</p>

<h2>For students and parents</h2>
<h3>1. Find a tutor</h3>
<p>In the <a href="{catalog_link}">list of tutors</a>, choose a subject and a city, or online lessons. Narrow it by level, district, price and place of lessons${flags.verifiedFilter ? ', or keep only verified tutors' : ''}. A profile shows the price, free hours, education, experience and reviews.</p>
<h3>2. Send a request</h3>
<p>Name the subject and level, the place, your wishes and how to reach you. It is free and binds you to nothing. The page of your request opens at once and shows all that follows; we also write to you at every step.</p>
<h3>3. Wait for the answer</h3>
<p>The tutor you chose accepts or declines. If they decline or stay silent for 24 hours, we offer your request to other tutors it suits. If you would rather wait for this one tutor, tell support. At most five tutors can answer one request, so choosing stays easy.</p>
<h3>4. Choose your tutor</h3>
<p>When the tutor you picked accepts, they are appointed at once. When others answer, compare what they write and charge, then appoint one yourself or with a manager’s help. From then on you see each other’s contact details.</p>
<h3>5. Have the first lesson</h3>
<p>Agree on a day and time and enter the date on the page of your request; the tutor can do it too. You pay the tutor directly, the way you two agree.</p>
<h3>6. Leave a review</h3>
<p>After the first lesson, once the tutor has paid the commission, a review form opens on the page of your request: a rating from 1 to 5 and a few words. You can change it for 14 days.</p>

<h2>For tutors</h2>
<h3>1. Fill in your profile</h3>
<p>Subjects and levels, price per hour, place of lessons, schedule, a few words about yourself.${flags.phoneConfirm ? ' Confirm your phone: profiles are not published without it.' : ''} We read the profile and publish it, or write what is missing.</p>
<h3>2. Answer requests</h3>
<p>Personal requests come from students who picked you; you have 24 hours to answer. Other requests in your subjects and your city wait in your account: tell the student why you fit and name your price. Quick answers move you up the list.</p>
<h3>3. Set the first lesson</h3>
<p>Once appointed, you see the student’s phone and address. Call and enter the date of the first lesson, any time from now to 180 days ahead. If you can’t agree, decline and give the reason; there is nothing to pay.</p>
<h3>4. Pay the commission</h3>
<p>Once per request, within {due_days} calendar days after the first lesson, until {day_end} on the last of them. The amount depends on your hourly price and on how often you will meet:</p>
<table>
<thead><tr><th scope="col">Lessons</th><th scope="col">Commission</th></tr></thead>
<tbody>
<tr><td>One lesson only</td><td>{factor_one} × hourly price</td></tr>
<tr><td>Once a week, or not decided yet</td><td>{factor_weekly} × hourly price</td></tr>
<tr><td>Twice a week</td><td>{factor_twice} × hourly price</td></tr>
<tr><td>Three times a week or more</td><td>{factor_often} × hourly price</td></tr>
</tbody>
</table>
<p>The minimum commission is {commission_minimum}; amounts are rounded up to {price_step}. Example: an hour costs {example_price}, lessons twice a week, commission {example_commission}. Everything the student pays after that is yours.</p>
<h3>5. Ask for a review</h3>
<p>After paying, you can ask the student for a review with one click and reply to it. Reviews help the next student choose you.</p>
${
  flags.school
    ? `
<h2>The partner’s online school</h2>
<p>Some tutors work for a partner online school. They offer packages of lessons, the first lesson is free, and lessons are paid to the school through the site. A package sign in the profile tells these tutors apart.</p>`
    : ''
}
<h2>When something goes wrong</h2>
<p>The tutor doesn’t call, plans have changed, the date no longer suits: write to <a href="mailto:{support_email}">{support_email}</a> or call {support_phone}. A manager will pause the request, find another tutor or close it.</p>
`,
})
