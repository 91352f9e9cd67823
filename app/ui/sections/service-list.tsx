import { LinkedTitle } from "../links/linked-title.tsx";

/** What the firm does for its clients; `to` is the Dutch address of what tells more, `price` is empty without one. */
export type ListedService = { key: string; title: string; text: string; to: string; price: string };

type ServiceListProps = {
  services: readonly ListedService[];
  /** The addresses that lead somewhere. */
  links: readonly string[];
  /** Whether a phone has the titles alone, as the rest stands elsewhere. */
  isBriefOnPhones?: boolean;
};

/** Services in two columns, on a phone in one. */
export function ServiceList({ services, links, isBriefOnPhones = false }: ServiceListProps) {
  return (
    <ul className="mt-6 grid border-ink border-t md:mt-12 md:grid-cols-2 md:gap-x-16">
      {services.map(({ key, title, text, to, price }) => (
        <li
          key={key}
          className={`relative flex gap-5 border-line border-b md:py-6 ${isBriefOnPhones ? "py-2" : "py-4"}`}
        >
          <span aria-hidden="true" className="mt-2.5 h-0.5 w-6 shrink-0 bg-accent max-md:hidden" />
          <div>
            <LinkedTitle title={title} to={to} links={links} />
            <p
              className={`mt-1.5 text-ink-soft text-small md:text-base ${isBriefOnPhones ? "max-md:hidden" : ""}`}
            >
              {text}
            </p>
            {price && <p className="mt-1.5 font-semibold max-md:text-small">{price}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
