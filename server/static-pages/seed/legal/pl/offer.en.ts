import type { PageText } from '../../page.ts'

export const offer: PageText = {
  name: 'Terms for tutors',
  h1: 'Terms of service for tutors',
  title: 'Terms of service for tutors: {brand} Poland',
  metad: 'The terms on which tutors receive requests through {brand} in Poland: profile, commission in zlotys, deadlines, ranking, appeals.',
  text: `
<p>In force from {updated}. These terms govern services provided electronically (Article 8 of the Polish Act of 18 July 2002) on {site} to people who give lessons (“the Tutor”). The provider is {company}, {company_details}, {company_address} (“the Service”). Towards a Tutor acting as a business they are also the terms of an online intermediation service under Regulation (EU) 2019/1150. The Polish version prevails.</p>

<h2>1. Conclusion</h2>
<p>The contract is concluded when the Tutor completes registration and accepts the terms. The Tutor must be of age and have full legal capacity. A current browser, internet access, an email address and a phone are needed. The contract lasts until the profile is deleted.</p>

<h2>2. What the Service does</h2>
<p>It shows the profile in its list, passes on students’ requests, shows contact details to both sides after an appointment and helps when difficulties arise. It doesn’t employ the Tutor, doesn’t teach and is not a party to the agreement on lessons, whose price, content, times and payment are for the Tutor and the student to settle.</p>

<h2>3. Profile and billing data</h2>
<ul>
<li>Information must be true, photos and texts one’s own, documents genuine.</li>
<li>Profiles are published after a check; new texts of a published profile are read by staff first.</li>
<li>Texts may not contain phone numbers, links, advertising or other people’s data.</li>
<li>Before the first payment the Tutor provides billing data and documents. They serve invoices and the reporting duties of platform operators (Directive DAC7), as far as these apply to the Service.</li>
</ul>

<h2>4. Ranking</h2>
<p>The place in the list follows, most important first, from reviews, the share of requests answered within 24 hours, completeness of the profile, a fresh schedule, verification, education and the last sign-in. A paid place at the head of the first page is always labelled “TOP · paid”; nothing else can be bought. The Service gives no preference to services of its own.</p>

<h2>5. Requests</h2>
<ul>
<li>A personal request is answered within 24 hours; after that it may be offered to others.</li>
<li>A request offered to several tutors takes at most five answers.</li>
<li>The student’s phone, email and address are visible while the Tutor is appointed and serve these lessons only.</li>
<li>The date of the first lesson is at most 180 days ahead; the Tutor may change it twice before payment is due.</li>
<li>Until the commission is paid, the Tutor may withdraw from a request, naming the reason, and owes nothing.</li>
</ul>

<h2>6. Commission</h2>
<p>For each request to which the Tutor is appointed and which has a date of the first lesson, one commission is due: the price of 60 minutes stated in the request or, failing that, in the profile, multiplied as follows.</p>
<table>
<thead><tr><th scope="col">Frequency</th><th scope="col">Factor</th></tr></thead>
<tbody>
<tr><td>One lesson</td><td>{factor_one}</td></tr>
<tr><td>Once a week or not stated</td><td>{factor_weekly}</td></tr>
<tr><td>Twice a week</td><td>{factor_twice}</td></tr>
<tr><td>Three times a week or more</td><td>{factor_often}</td></tr>
</tbody>
</table>
<p>The result is rounded up to {price_step}, at least {commission_minimum}. With a price of {example_price} and two lessons a week, the commission is {example_commission}. Tutors of the partner online school pay none.</p>
<p>It is due within {due_days} calendar days after the day of the first lesson, until 23:59 Polish time on the last of them. A pause extends the term. After three days of delay the profile leaves the list and gets no new requests until payment.</p>

<h2>7. Payments</h2>
<p>Payments are made in zlotys ({currency}); amounts include {tax_percent}% VAT. The Tutor pays by card, transfer or from the wallet, which takes {top_up_min} to {top_up_max} at a time. A TOP place costs {top_7_days} for 7 days, {top_14_days} for 14 and {top_30_days} for 30. Invoices are downloaded from the account.</p>
<p>If no lesson took place, the commission is cancelled after a check and what was paid returns to the wallet. Unused funds are paid out on written demand. The Tutor settles taxes and contributions on their own income.</p>

<h2>8. Reviews</h2>
<p>Only the student of a paid request can write a review, so that it comes from someone who had lessons. The Tutor may ask for it and reply publicly, and may change the reply for a day. Reviews of oneself, to order or for reward are forbidden.</p>

<h2>9. Personal data</h2>
<p>See the <a href="{privacy_link}">privacy policy</a>. The Tutor processes students’ data as a separate controller and answers for compliance with the GDPR.</p>

<h2>10. Restriction, suspension, termination</h2>
<p>The Tutor may stop requests or order deletion at any time: the profile disappears at once and is made anonymous after 14 days, until which the order can be withdrawn. A profile with an unpaid commission can’t be deleted. Consumers, and sole traders with consumer rights, may withdraw from the contract within 14 days without giving reasons.</p>
<p>The Service may return a profile for revision, hide or block it for false data, disclosure of contact details, evasion of commission or proven complaints. It then gives a statement of reasons on a durable medium; termination of all services is announced 30 days ahead, unless breaches are repeated or the law demands immediate action.</p>

<h2>11. Complaints and appeals</h2>
<p>Send a complaint or an appeal against a decision to {support_email}. We answer within 14 days; an appeal is examined by a person who didn’t take the first decision. The same address is the point of contact under the Digital Services Act (Regulation (EU) 2022/2065), to which illegal content can be reported too.</p>

<h2>12. Liability</h2>
<p>The Tutor answers for the quality and safety of lessons. Towards businesses the Service is liable up to the amounts they paid in the last 12 months, except for damage caused on purpose. The limit doesn’t apply to consumers. No number of requests is promised.</p>

<h2>13. Changes and law</h2>
<p>We announce changes by email at least 15 days ahead and ask for confirmation in the account; requests to which the Tutor is already appointed keep the earlier terms. Polish law applies and Polish courts decide. The supervisory authority for personal data is the President of the Personal Data Protection Office (UODO).</p>

<h2>14. Contact</h2>
<p>{company}, {company_address}. Phone {support_phone}, email <a href="mailto:{support_email}">{support_email}</a>.</p>
`,
}
