type Flat<T> = { [Key in keyof T]: T[Key] };

type ParamOf<Segment extends string> = Segment extends `:${infer Name}?`
  ? { [Key in Name]?: string }
  : Segment extends `:${infer Name}=${string}`
    ? { [Key in Name]?: string }
    : Segment extends `:${infer Name}`
      ? { [Key in Name]: string }
      : unknown;

type ParamsIn<Pattern extends string> = Pattern extends `${infer First}/${infer Rest}`
  ? ParamOf<First> & ParamsIn<Rest>
  : ParamOf<Pattern>;

/** Parameters of a pattern: of `/reports/:slug/:reportId?` these are `{ slug: string; reportId?: string }`. */
export type ParamsOf<Pattern extends string> = Flat<ParamsIn<Pattern>>;

/** Parameters of a pattern that is only known at run time. */
export type Params = Record<string, string>;
