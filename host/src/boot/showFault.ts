import { faultTexts } from '../texts/faultTexts';

const id = 'first-fault';

/** Says below the bar that the portal could not be loaded, with a way on; a second time it does nothing. */
export function showFault(): void {
  if (document.getElementById(id)) return;
  const fault = document.createElement('div');
  fault.id = fault.className = id;
  fault.setAttribute('role', 'alert');
  const line = document.createElement('p');
  line.textContent = faultTexts.notLoaded;
  const button = document.createElement('button');
  button.textContent = faultTexts.loadAgain;
  button.onclick = () => {
    location.reload();
  };
  fault.append(line, button);
  document.getElementById('root')?.append(fault);
}
