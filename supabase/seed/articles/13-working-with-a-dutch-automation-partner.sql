-- 13: Working with a Dutch automation partner (English only)

insert into public.otm_blog_articles
  (id, slug, author, read_time, image_url, published, related_articles, created_at, updated_at, published_at)
values (
  'a0000000-0000-4000-8000-000000000013', 'working-with-a-dutch-automation-partner', 'Joost Wiegman', 5,
  '/images/insights/working-with-a-dutch-automation-partner.svg', true,
  '{}',
  '2025-05-20 08:00+00', '2025-05-20 08:00+00', '2025-05-20 08:00+00'
);

insert into public.otm_blog_article_content (article_id, language, title, subtitle, excerpt, content)
values
  ('a0000000-0000-4000-8000-000000000013', 'en', $t$Automating your Dutch branch: what head office should know$t$, $t$Language, law, invoices and time zones, before you copy a workflow across.$t$, $t$Head office has a workflow that runs well and wants it in the Dutch branch. What changes in language, law, invoices and hours, and how to plan the first six weeks.$t$, $html$
<p>Say you run a distributor of laboratory equipment. Head office is in Toronto; the Dutch branch has 22 people and its own customers. Toronto has an agent that reads purchase invoices and another that answers delivery questions. The plan is to switch both on in the Netherlands by the end of the month.</p>
<p>The software will cope. What breaks is everything it was quietly told about the place it came from. We would check these differences first.</p>

<h2>Language is more than translation</h2>
<p>Branch colleagues will probably accept English screens. Their customers and suppliers still write in Dutch. Test an agent on real branch emails, not on translated ones.</p>
<p>Three details cause most of the trouble:</p>
<ul><li><strong>Formality.</strong> Dutch has a formal <em>u</em> and an informal <em>je</em>. Choose one per channel; a message that switches halfway reads as careless.</li><li><strong>Names and addresses.</strong> In <em>Noor van der Laan</em> the surname is usually filed under L, with <em>van der</em> kept separately. Addresses put the number after the street, sometimes with an addition such as 14-B.</li><li><strong>Numbers.</strong> Dutch writes 1.250,00 where you write 1,250.00, and 03-04 is the third of April. A wrong guess turns a small invoice into a large one.</li></ul>

<h2>Four points of law to raise early</h2>
<p>The GDPR applies to the branch whatever head office’s own rules say, and sending personal data outside the European Economic Area needs a legal basis for the transfer. The EU’s AI Act covers AI used in the branch as well. Then there are Dutch points that surprise foreign owners.</p>
<table class="label-value"><tbody><tr><th scope="row">Works council</th><td>A business with 50 or more people must have one. Its consent is needed for rules on staff data and for systems that can monitor employees, which may include ticketing tools.</td></tr><tr><th scope="row">Sick leave</th><td>As a rule, an employer may not ask for or record the nature or cause of an illness. Keep agents out of those conversations.</td></tr><tr><th scope="row">Citizen service number</th><td>The BSN may only be used where the law provides for it, such as payroll. It does not belong in a customer or helpdesk system.</td></tr><tr><th scope="row">Records</th><td>Business records are generally kept for seven years. Deleting an automated mailbox after twelve months may delete part of the books.</td></tr></tbody></table>
<p>Take these to your Dutch adviser before the build. Advice is cheap next to redesigning a system that the works council has just refused.</p>

<h2>Invoices: a worked example</h2>
<p>Dutch VAT (<em>btw</em>) has a standard rate of 21% and a reduced rate of 9%, and an invoice marked <em>btw verlegd</em> means that the VAT is reverse-charged to you. An agent trained on Canadian invoices knows none of this.</p>
<p>Suppose the branch handles 180 purchase invoices a month at six minutes each: 18 hours. With an agent that reads, matches and proposes, 140 go through with one minute of checking (2 hours 20 minutes), and 40 exceptions take eight minutes each (5 hours 20 minutes). The total is 7 hours 40 minutes, a saving of a little over ten hours a month. The bookkeeper stays, with time for the hard cases. The steps are in <a href="/en/insights/invoices-without-retyping">invoices without retyping</a>.</p>
<p>Our own invoice deserves a thought too. If your Dutch company is the client, it normally pays 21% VAT and can usually reclaim it. If the parent abroad is the client, Dutch VAT is often not charged. Settle which entity signs before work begins.</p>

<h2>Working culture and time zones</h2>
<p>Dutch colleagues will often say in the first meeting what is wrong with the plan. It is usually meant as help. Ask for objections early and give each an answer, and the decision will hold. Announce it by email and you may find everyone using a spreadsheet instead.</p>
<p>Part-time contracts are common at every level. Before you name the person who approves exceptions, ask who works on Wednesdays and Fridays, and name a deputy.</p>
<table class="compact"><thead><tr><th>Head office</th><th>Gap with NL</th><th>Shared hours (NL)</th></tr></thead><tbody><tr><td>London</td><td>1 hour behind</td><td>10:00–17:00</td></tr><tr><td>Toronto</td><td>6 hours behind</td><td>15:00–17:00</td></tr><tr><td>Singapore</td><td>6 or 7 hours ahead</td><td>9:00–11:00 (summer)</td></tr></tbody></table>
<p>The table assumes days from nine to five. Toronto and the Netherlands change their clocks on different dates, so for a few weeks a year the gap is five hours. Schedule jobs on a named time zone, never on a fixed number of hours. And nobody approves anything on King’s Day.</p>

<h2>The first six weeks</h2>
<ol><li><strong>Weeks 1 and 2.</strong> Sit with the branch. Collect fifty real emails and fifty real invoices, including the ugly ones.</li><li><strong>Week 3.</strong> Decide what is shared with head office (the product catalogue, say) and what stays Dutch (tone, VAT rules, approvals).</li><li><strong>Weeks 4 and 5.</strong> The agent proposes, people decide, and someone counts.</li><li><strong>Week 6.</strong> Look at the count with the branch manager: widen, repair or stop.</li></ol>
<p>Copying the Toronto set-up might take one week instead of six. The other five buy you something the branch will still be using a year later.</p>

<h2>What to ask a partner first</h2>
<p>Ask whether a native speaker writes the Dutch instructions. Ask where the data is processed, and what happens to the set-up if you part ways: documentation in English, accounts in your name. And ask which parts they would leave alone. A partner who would automate everything has not looked closely yet.</p>
<p>You can test those questions on us: <a href="/en/contact">book an intro call</a>. Read <a href="/en/insights/what-an-ai-agent-may-decide">what an AI agent may decide</a> first, because head office and branch rarely agree on that at once.</p>
$html$);

insert into public.otm_blog_article_tags (article_id, tag_id)
select 'a0000000-0000-4000-8000-000000000013', id from public.otm_blog_tags where slug in ('business-scaling', 'digital-transformation');

insert into public.otm_blog_article_faqs
  (article_id, question_nl, answer_nl, question_en, answer_en, display_order)
values
  ('a0000000-0000-4000-8000-000000000013', '', '', $t$Can we work with a Dutch automation consultancy entirely in English?$t$, $t$Yes, meetings, contracts and documentation can all be in English. Texts that Dutch customers or suppliers see should still be written and checked by a native speaker.$t$, 1),
  ('a0000000-0000-4000-8000-000000000013', '', '', $t$Do we pay Dutch VAT on consultancy services?$t$, $t$If your Dutch company is the client, normally yes, at 21%, and it can usually reclaim it. If a business abroad is the client, Dutch VAT is often not charged; ask your tax adviser about your own case.$t$, 2),
  ('a0000000-0000-4000-8000-000000000013', '', '', $t$Does our Dutch works council have to approve AI tools?$t$, $t$It depends on the tool. Consent is needed for arrangements on staff data and for systems that can monitor employees, so ask for legal advice and involve the council early.$t$, 3);
