import { formOf } from "../../fixtures/forms.ts";
import { resize, statusError } from "../../fixtures/pages.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ expectedErrors: [statusError(422)] });

const texts = {
  nl: {
    path: "/contact",
    width: 360,
    invalid: "Nog niet verzonden. Kijk de gemarkeerde velden na.",
    name: "Naam is verplicht",
    email: "E-mail is verplicht",
    message: "Bericht is verplicht",
    malformed: "Vul een geldig e-mailadres in, bijvoorbeeld naam@bedrijf.nl",
    tooLong: (max: number) => `Dit is te lang: gebruik hoogstens ${max} tekens (nu ${max + 1})`,
  },
  en: {
    path: "/en/contact",
    width: 1280,
    invalid: "Not sent yet. Please check the marked fields.",
    name: "Name is required",
    email: "Email is required",
    message: "Message is required",
    malformed: "Enter a valid email address, for example name@company.com",
    tooLong: (max: number) => `This is too long: use at most ${max} characters (now ${max + 1})`,
  },
};

test("each invalid field shows its error and keeps the input, in both languages", async ({
  page,
  expectAccessible,
}) => {
  for (const expected of Object.values(texts)) {
    await resize(page, expected.width, 800);
    await page.goto(expected.path);
    const { form, name, email, phone, company, message, button } = formOf(page);

    await name.fill("   ");
    await button.click();
    await expect(form.getByText(expected.invalid)).toBeVisible();
    await expect(name).toHaveAccessibleDescription(expected.name);
    await expect(email).toHaveAccessibleDescription(expected.email);
    await expect(message).toHaveAccessibleDescription(expected.message);
    await expect(name).toBeFocused();
    await expect(phone).not.toHaveAttribute("aria-invalid");
    await expectAccessible();

    await name.fill("n".repeat(201));
    await email.fill("anna@bedrijf");
    await phone.fill("0".repeat(41));
    await company.fill("b".repeat(201));
    await message.fill("m".repeat(5001));
    await button.click();
    await expect(name).toHaveAccessibleDescription(expected.tooLong(200));
    await expect(email).toHaveAccessibleDescription(expected.malformed);
    await expect(phone).toHaveAccessibleDescription(expected.tooLong(40));
    await expect(company).toHaveAccessibleDescription(expected.tooLong(200));
    await expect(message).toHaveAccessibleDescription(expected.tooLong(5000));
    await expect(email).toHaveValue("anna@bedrijf");
    await expect(message).toHaveValue("m".repeat(5001));

    const domain = `${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.example.nl`;
    await email.fill(`${"a".repeat(254 - domain.length)}@${domain}`);
    await button.click();
    await expect(email).toHaveAccessibleDescription(expected.tooLong(254));
  }
});
