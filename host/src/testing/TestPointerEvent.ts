/** jsdom has no pointer events: its mouse events with the one field that is looked at stand for them. */
export class TestPointerEvent extends MouseEvent {
  readonly pointerType: string;

  constructor(type: string, { pointerType = '', ...init }: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = pointerType;
  }
}
