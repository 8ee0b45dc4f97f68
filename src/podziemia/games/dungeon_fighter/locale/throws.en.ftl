# Throws, flips and reports: what giving them is called, and why a hand may not do something.

## Answers; the attributes are their parts, for whoever types them

df-answer-throw = Throw
    .x = Hand, to the right (0.1 mm)
    .y = Hand, away from you (0.1 mm)
    .z = Hand, above the table (0.1 mm)
    .speed = Speed (mm/s)
    .azimuth = Direction (1/100 degree)
    .elevation = Up or down (1/100 degree)
    .spin-x = Spin about x (1/100 rad/s)
    .spin-y = Spin about y (1/100 rad/s)
    .spin-z = Spin about z (1/100 rad/s)
    .pond = Pond
    .floe = Floe
    .wall = Place of the wall (1/100 degree)
    .waterfall = Waterfall
    .impact = After the blow (ms)
    .palms = Between the palms (ms)
    .hop = After the jump (ms)
    .turn = After the turn began (ms)
    .waited = After taking the die (ms)
    .balance = Balance (0 to 1000)
    .eyes = Height of the eyes (0.1 mm)
    .helped = Done for you
df-answer-flip = Flip
    .x = Thumb, to the right (0.1 mm)
    .y = Thumb, away from you (0.1 mm)
    .z = Thumb, above the table (0.1 mm)
    .upward = Upwards (mm/s)
    .forward = Forwards (mm/s)
    .azimuth = Direction (1/100 degree)
    .spin = Spin (1/100 rad/s)
df-answer-report = Enter this
    .bounced = It bounced off the table first
    .lies = Where it lies
    .symbol = What it shows
    .sections = Sections
    .most = Most corners
    .overlay = Overlay
    .performed = Techniques performed
    .icebergs = Icebergs touched
df-answer-flip-report = Enter this
    .failed = Flips that touched the table
    .dice-underneath = Dice below the overlay

## What a hand may do

df-refused-release-radius = Your hand must be { $least } to { $most } mm from the middle of the target. Move it there.
df-refused-release-height = Your hand must be { $least } to { $most } mm above the table. Raise or lower it.
df-refused-speed = That is too fast or too slow: the die may leave with { $least } to { $most } mm per second.
df-refused-elevation = That is too steep or too flat: throw at { $least } to { $most } degrees.
df-refused-spin = Too much spin: at most { $most } radians per second.
df-refused-no-spin = With this technique the die spins as it likes. Throw without spin of your own.
df-refused-no-hand = With the waterfall no hand throws: only place it and tilt it.
df-refused-eyes = Your eyes must be { $least } to { $most } mm above the table. Get down there.
df-refused-helped = That moment cannot be taken off your hands here. Throw without that help.
df-refused-record-missing = { CARD($technique) }: it is not known what your hand did. Throw by its own control.
df-refused-record-odd = { CARD($technique) } is not demanded in this throw. Throw without it.

## Pieces on the table

df-refused-gadget-missing = { CARD($technique) }: place its piece first.
df-refused-gadget-odd = { CARD($technique) } is not demanded: leave its piece in the box.
df-refused-off-table =
    { $gadget ->
        [floe] The floe must lie wholly on the table.
       *[pond] The pond must lie wholly on the table.
    }
df-refused-on-target =
    { $gadget ->
        [floe] The floe may not lie on the target or a bone. Move it away.
       *[pond] The pond may not lie on the target or a bone. Move it away.
    }
df-refused-floe-on-pond = Floe and pond may not overlap, unless the floe lies wholly inside the pond.
df-refused-pond-far = The pond is too far from your hand: at most { $most } mm.
df-refused-wall-angle = The wall stands at an angle from 0 to 360 degrees.
df-refused-edge-height = The lower edge of the waterfall must be { $least } to { $most } mm above the table.
df-refused-edge-radius = The lower edge of the waterfall must be { $least } to { $most } mm from the middle of the target.
df-refused-lateral = The die must lie { $least } to { $most } mm beside the middle of the waterfall.
df-refused-tilt = Tilt the waterfall to { $least } to { $most } degrees.
df-refused-tilt-rate = Tilt the waterfall by { $least } to { $most } degrees per second.
df-refused-upper-end = From under the table the upper end of the waterfall must be outside the edge of the table. Pull it back.

## Flips

df-refused-upward = Flick it up with { $least } to { $most } mm per second.
df-refused-forward = Flick it forwards with { $least } to { $most } mm per second.
df-refused-flip-spin = It must turn by { $least } to { $most } radians per second.

## What can have happened at a real table

df-refused-facts = This cannot have happened to this throw.
df-refused-symbol =
    { $die ->
        [snow] The snow die has no such symbol.
       *[other] This die has no such symbol.
    }
df-refused-section = There is no such section, or it is named twice. Tap the sections on the picture.
df-refused-place = Name one section, or say where else the die lies.
df-refused-line = A line is of 2 to { $most } sections. Tap those that the die touches.
df-refused-line-apart = Those sections do not touch each other. Tap neighbours.
df-refused-most = Most corners lie in one of the sections that the die touches, or they are equal.
df-refused-no-overlay = That overlay does not lie on the target.
df-refused-no-opening = That overlay has no opening.
df-refused-no-wall = No ice wall stands at the target.
df-refused-on-wall = A die that lies on the wall has not done what the technique wants.
df-refused-no-iceberg = No iceberg stands in that hole.
df-refused-not-required = That technique was not demanded in this throw.
df-refused-not-bounced = A bounce in the pond or off the floe is a bounce off the table. Say that it bounced.
df-refused-underneath = No such die lies on the target.
df-refused-flips = So many bad flips cannot be entered at once: at most { $most }.
