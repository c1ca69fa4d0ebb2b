import { Search } from '#web/pictures/field-signs.tsx';

type SearchFieldProps = {
  label: string;
  placeholder: string;
  /** What else it finds, shown while it has the focus. */
  hint?: string;
  value: string;
  onChange: (typed: string) => void;
};

/** The search above a list. */
export const SearchField = ({ label, placeholder, hint, value, onChange }: SearchFieldProps) => (
  <div className="group relative min-w-0 flex-[1_1_10rem] [&>svg]:pointer-events-none [&>svg]:absolute [&>svg]:start-[0.9375rem] [&>svg]:top-[0.9375rem] [&>svg]:text-ink-500">
    <Search />
    <input
      type="search"
      className="field-input min-h-11 py-2! ps-11 text-ellipsis"
      aria-label={label}
      aria-describedby={hint && 'search-hint'}
      placeholder={placeholder}
      value={value}
      maxLength={80}
      onChange={(event) => onChange(event.target.value)}
    />
    {hint && (
      <p
        id="search-hint"
        className="admin-second absolute inset-x-0 top-full z-(--layer-content) hidden! border border-t-0 border-line-2 bg-white px-4 py-2 group-focus-within:block!"
      >
        {hint}
      </p>
    )}
  </div>
);
