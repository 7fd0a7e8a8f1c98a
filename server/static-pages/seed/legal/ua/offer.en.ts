import type { PageText } from '../../page.ts'

export const offer: PageText = {
  name: 'Terms for tutors',
  h1: 'Public offer for tutors',
  title: 'Public offer for tutors: {brand} Ukraine',
  metad: 'The terms on which tutors receive requests through {brand} in Ukraine: profile, commission in hryvnias, deadlines, liability.',
  text: `
<p>In force from {updated}. {company} (“the Service”) offers everyone who gives private lessons (“the Tutor”) this agreement on the use of {site}. It is a public contract and a contract of adhesion under Articles 633, 634 and 641 of the Civil Code of Ukraine, concluded electronically under the Law of Ukraine on Electronic Commerce. If language versions differ, the Ukrainian one applies.</p>

<h2>1. Acceptance</h2>
<p>The agreement is concluded when the Tutor completes registration and ticks the consent box. The Tutor must be at least 18 and have full legal capacity. Before the profile is published, the Tutor confirms a phone number by code.</p>

<h2>2. What the Service does</h2>
<p>The Service shows the profile in its list, passes on students’ requests, shows contact details to both sides after an appointment and helps when difficulties arise. It is not the Tutor’s employer, not a school and not a party to the agreement on lessons. The Tutor and the student agree on price, content, time and payment themselves.</p>

<h2>3. Profile and place in the list</h2>
<ul>
<li>The Tutor gives true information, a photo of their own and genuine documents.</li>
<li>A profile is published after it has been checked; later changes to its texts are read by staff first.</li>
<li>Phone numbers, links, advertising for other services and data about other people may not appear in the texts.</li>
<li>The place in the list follows from reviews, speed of answers, completeness, a fresh schedule, verification, education and the last visit. A bought place is labelled “TOP · paid”.</li>
</ul>

<h2>4. Requests</h2>
<p>A personal request is accepted or declined, with a reason, within 24 hours. A request offered to several tutors takes at most five answers. Once appointed, the Tutor sees the student’s phone, email and address and may neither pass them on nor use them for anything else.</p>
<p>The Tutor or the student enters the date of the first lesson, at most 180 days ahead; the Tutor may change it twice before payment is due. Until the commission is paid, the Tutor may withdraw from the request, naming the reason, and owes nothing.</p>

<h2>5. Commission</h2>
<p>For each request to which the Tutor is appointed and which has a date of the first lesson, the Tutor pays one commission: the price of an hour (60 minutes) stated in the request or, failing that, in the profile, multiplied as follows.</p>
<table>
<thead><tr><th scope="col">How often</th><th scope="col">Factor</th></tr></thead>
<tbody>
<tr><td>One lesson</td><td>{factor_one}</td></tr>
<tr><td>Once a week or not stated</td><td>{factor_weekly}</td></tr>
<tr><td>Twice a week</td><td>{factor_twice}</td></tr>
<tr><td>Three times a week or more</td><td>{factor_often}</td></tr>
</tbody>
</table>
<p>The result is rounded up to {price_step} and is at least {commission_minimum}. With a price of {example_price} and two lessons a week, the commission is {example_commission}. Tutors of the partner online school pay none.</p>
<p>It is due within {due_days} calendar days after the day of the first lesson, until 23:59 Kyiv time on the last of them. A pause of the request extends the term. When payment is three days late, the profile leaves the list and no new requests arrive until the debt is paid.</p>

<h2>6. Payments</h2>
<p>Payments are made in hryvnias ({currency}). Amounts include VAT ({tax_percent}%) where the Service is registered for it. The Tutor pays by card, bank transfer or from the wallet, which takes {top_up_min} to {top_up_max} at a time. With a card payment the Tutor may add a voluntary sum in support of the service; it is not part of the commission. A TOP place costs {top_7_days} for 7 days, {top_14_days} for 14 days and {top_30_days} for 30 days.</p>
<p>If no lesson took place, write to support: after a check the commission is cancelled and what was paid returns to the wallet. An unused balance is paid out on written demand. The Tutor pays tax on their own income under the Tax Code of Ukraine.</p>

<h2>7. Reviews</h2>
<p>A review is written by the student of a paid request. The Tutor may ask for it and reply publicly, and may change the reply for a day. Reviews written by oneself, on request or for reward are forbidden.</p>

<h2>8. Personal data</h2>
<p>The Tutor’s data is processed under the <a href="{privacy_link}">privacy policy</a>. For students’ data received, the Tutor is responsible under the Law of Ukraine on Personal Data Protection.</p>

<h2>9. Suspension and termination</h2>
<p>The Tutor may stop new requests in the settings or ask for deletion: the profile disappears at once and is made anonymous after 14 days, until which the request can be withdrawn. Deletion is not available while a commission is unpaid.</p>
<p>The Service may return a profile for revision, unpublish it or block the Tutor for false information, disclosure of contact details, evasion of commission or proven complaints. It states the reason, which the Tutor may contest by writing to support.</p>

<h2>10. Liability</h2>
<p>The Tutor answers for the quality and safety of lessons. The Service is liable for damage it is at fault for, up to the amount the Tutor paid in the last 12 months, unless the law forbids such a limit. It promises no number of requests. Neither side is liable for events of force majeure, including hostilities and power cuts, while they last.</p>

<h2>11. Changes, law, disputes</h2>
<p>New terms are published here and confirmed in the account; requests to which the Tutor is already appointed keep the earlier terms. The law of Ukraine applies. Claims go to {support_email} and are answered within 30 calendar days; the courts of Ukraine decide disputes, and the Ukrainian Parliament Commissioner for Human Rights hears complaints about personal data.</p>

<h2>12. Details</h2>
<p>{company}, {company_details}, {company_address}. Phone {support_phone}, email <a href="mailto:{support_email}">{support_email}</a>.</p>
`,
}
